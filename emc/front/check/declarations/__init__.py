"""Declarations: turns specifiers, declarators and initialisers into types, symbols and images.

storage, specifiers                     `static`, `packet_type`; `int`, a type's name
declarators, alignments                 the type around them, EM-C's places included
packet_types                            which handlers a program can declare
tags, records                           structs, unions, enumerations, and where members lie
linkage                                 one symbol for all declarations of a name
initialisers, images, automatics        which expression sets which part; as bytes; as assignments
holding                                 the memory of arrays of computed length
declare                                 the rule for a declaration
"""
