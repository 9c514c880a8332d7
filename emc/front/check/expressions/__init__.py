"""The rules for C's expressions. `names` and `operands` have those for names and constants.

primary         unary and postfix: objects, addresses, members, elements, sizes, casts
operators       between two operands, `?:`, comma
assignments     `=`, `op=`, `++`, `--`
calls           arguments against parameters
generic         expressions that ask for types
"""
