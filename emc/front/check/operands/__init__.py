"""What a value is, before the rules for expressions: constants, objects, and what a value becomes where it is put.

arithmetic, literals, characters        numbers and strings as written, computed as the machine does
compatible, members, partial, lvalues   questions about types and objects
conversions, coercion                   what C converts by itself; what assignment and a cast convert
constants                               integers where C wants one, addresses in static initialisers
elsewhere                               values that go to another PE
"""
