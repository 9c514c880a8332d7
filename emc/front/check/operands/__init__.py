"""Values, which the rules for expressions use: constants, objects, and the conversions of a value.

arithmetic, literals, characters        numbers and strings as written, computed as the machine does
compatible, members, partial, lvalues   questions about types and objects
conversions, coercion                   what C converts by itself; what assignment and a cast convert
constants                               integers where C wants one, addresses in static initialisers
elsewhere                               values that go to another PE
"""
