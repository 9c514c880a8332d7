"""Types of EM-C as Python's annotations.

kind = kinds.of(specifiers, declarator)         what a declaration says (emc/python/types.py)
kinds.spell(kind)                               `Ptr[Global[i32]]`
"""

from __future__ import annotations

from emc.dataclass import dataclass, field, replace
from emc.front import tree
from emc.lang.c import STRUCTS
from emc.python.types import TEXT, Array, Function, Kind, Library, Pointer, Scalar, Tagged
from emc.python.write.flat import NoForm
from emc.python.write.words import Words

_PLACES = {"": "Ptr", "global": "Global", "shared": "Shared"}


@dataclass(slots=True)
class Kinds:
    """The types that a program has named."""

    words: Words
    typedefs: dict[str, Kind] = field(default_factory=dict[str, Kind])
    tags: dict[str, str] = field(default_factory=dict[str, str])  # names in Python
    members: dict[str, list[tuple[str, Kind]]] = field(default_factory=dict[str, "list[tuple[str, Kind]]"])
    arrays: dict[str, str] = field(default_factory=dict[str, str])  # names of types of arrays, by their text
    defined: set[int] = field(default_factory=set[int])  # the ids of the enums that are written
    wanted: list[str] = field(default_factory=list[str])  # lines that define them

    def of(self, specifiers: tree.Specifiers, declarator: tree.Declarator) -> Kind:
        """The type of the thing that a declarator declares."""
        kind = self.base(specifiers)
        while not isinstance(declarator, tree.Named):
            if isinstance(declarator, tree.Pointer):
                kind = Pointer(kind, declarator.place, declarator.qualifiers)
            elif isinstance(declarator, tree.Array):
                size = None if isinstance(declarator.size, tree.AnyLength) else declarator.size
                inner = kind.sizes if isinstance(kind, Array) else ()
                kind = Array(kind.of if isinstance(kind, Array) else kind, (size, *inner))
            else:
                if declarator.variadic or declarator.names is not None:
                    raise NoForm(declarator, "a function with variable or unknown arguments")
                parameters = tuple(self.of(p.specifiers, p.declarator) for p in declarator.parameters)
                kind = Function(kind, parameters)
            declarator = declarator.inner
        return kind

    def base(self, specifiers: tree.Specifiers) -> Kind:
        if specifiers.alignments:
            raise NoForm(specifiers, "an alignment")
        qualifiers = tuple(word for word in specifiers.qualifiers if word in ("const", "volatile"))
        return self._qualified(self._base(specifiers), qualifiers)

    def _qualified(self, kind: Kind, qualifiers: tuple[str, ...]) -> Kind:
        if not qualifiers or isinstance(kind, Function):
            return kind
        if isinstance(kind, Array):
            return Array(self._qualified(kind.of, qualifiers), kind.sizes)
        return replace(kind, qualifiers=(*kind.qualifiers, *qualifiers))

    def _base(self, specifiers: tree.Specifiers) -> Kind:
        words = tuple(one.word for one in specifiers.types if isinstance(one, tree.Basic))
        if len(words) == len(specifiers.types):
            return Scalar(words or ("int",))
        one = specifiers.types[0]
        if isinstance(one, tree.TypedefName):
            return self.typedefs.get(one.name) or Library(one.name)
        defines = isinstance(one, tree.EnumSpecifier | tree.StructSpecifier) and one.members is not None
        if defines and id(one) not in self.defined:
            raise NoForm(one, "a type that a function defines")
        if isinstance(one, tree.EnumSpecifier):
            return Scalar(("int",))
        if isinstance(one, tree.StructSpecifier) and one.word == "struct" and one.tag:
            return Tagged(one.tag)
        what = "a union" if isinstance(one, tree.StructSpecifier) else "`typeof`"
        raise NoForm(one, what)

    # ---- text

    def spell(self, kind: Kind) -> str:
        """The annotation of that type."""
        if isinstance(kind, Scalar):
            text = self.words.scalar(kind)
        elif isinstance(kind, Tagged):
            known = kind.tag in self.members or kind.tag in STRUCTS.values()
            text = self.tag(kind.tag) if known else f'"{self.tag(kind.tag)}"'
        elif isinstance(kind, Library):
            text = self.words.use(kind.name)
        elif isinstance(kind, Pointer):
            text = self._pointer(kind)
        elif isinstance(kind, Array):
            text = self._array(kind)
        else:
            inner = ", ".join(self.spell(decayed(one)) for one in kind.parameters)
            self.words.callable = True
            return f"Callable[[{inner}], {self.spell(kind.result)}]"
        for word in getattr(kind, "qualifiers", ()):
            if word != "restrict":
                text = f"{self.words.use(word.capitalize())}[{text}]"
        return text

    def _pointer(self, kind: Pointer) -> str:
        if kind.to == TEXT.to and kind.place == "":
            return self.words.use("Text")
        if isinstance(kind.to, Function):
            return self.spell(kind.to)
        inner = kind.to
        text = self.words.use("void") if isinstance(inner, Scalar) and inner.words == ("void",) else self.spell(inner)
        if isinstance(inner, Scalar) and inner.words == ("void",):
            for word in inner.qualifiers:
                text = f"{self.words.use(word.capitalize())}[{text}]"
        return f"{self.words.use(_PLACES[kind.place])}[{text}]"

    def tag(self, tag: str) -> str:
        """The class of a struct."""
        if tag not in self.members and tag in STRUCTS.values():
            return self.words.use(class_of(tag))
        if tag not in self.tags:
            name = class_of(tag)
            while name in self.words.taken or name in self.tags.values():
                name += "_"
            self.tags[tag] = name
        return self.tags[tag]

    def _array(self, kind: Array) -> str:
        """Names a class for the type of an array. The class is written before the function that needs it."""
        sizes = ", ".join("0" if one is None else self.words.expression(one) for one in kind.sizes)
        text = f"({self.words.use('Array')}[{self.spell(kind.of)}], dims=({sizes}{',' * (len(kind.sizes) == 1)}))"
        if text not in self.arrays:
            name = f"Array{len(self.arrays) + 1}"
            while name in self.words.taken:
                name += "_"
            self.arrays[text] = name
            self.wanted.append(f"class {name}{text}: ...")
        return self.arrays[text]


def class_of(tag: str) -> str:
    """The class of a struct with that tag. It begins with a capital letter, since Python has one name space."""
    return tag[:1].upper() + tag[1:]


def decayed(kind: Kind) -> Kind:
    """The type of a parameter: an array is a pointer to its elements."""
    if isinstance(kind, Array):
        return Pointer(kind.of if len(kind.sizes) == 1 else Array(kind.of, kind.sizes[1:]), "")
    return Pointer(kind, "") if isinstance(kind, Function) else kind
