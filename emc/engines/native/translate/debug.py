"""Lines of Python for profilers and debuggers: LLVM's metadata, `!DILocation(line: 12, ...)`."""

from __future__ import annotations

from pathlib import Path
from types import CodeType


class Lines:
    """The metadata of a module."""

    def __init__(self) -> None:
        self.nodes: list[str] = []
        self._files: dict[str, int] = {}
        self._flags = self._node('!{i32 2, !"Debug Info Version", i32 3}')
        self._types = self._node(f"!DISubroutineType(types: !{self._node('!{}')})")
        self._unit = self._node(
            f"distinct !DICompileUnit(language: DW_LANG_C99, file: !{self._file(__file__)}, isOptimized: true, "
            "runtimeVersion: 0, emissionKind: LineTablesOnly)"
        )
        self._places: dict[tuple[int, int], int] = {}

    def _node(self, text: str) -> int:
        self.nodes.append(text)
        return len(self.nodes) - 1

    def _file(self, path: str) -> int:
        if path not in self._files:
            name, folder = Path(path).name, Path(path).parent
            self._files[path] = self._node(f'!DIFile(filename: "{name}", directory: "{folder}")')
        return self._files[path]

    def scope(self, name: str, code: CodeType) -> int:
        """The node of a function."""
        file = self._file(code.co_filename)
        return self._node(
            f'distinct !DISubprogram(name: "{name}", scope: !{file}, file: !{file}, line: {code.co_firstlineno}, '
            f"type: !{self._types}, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !{self._unit})"
        )

    def place(self, scope: int, line: int) -> int:
        """The node of a line of a function."""
        if (scope, line) not in self._places:
            self._places[scope, line] = self._node(f"!DILocation(line: {line}, scope: !{scope})")
        return self._places[scope, line]

    def text(self) -> str:
        named = f"!llvm.dbg.cu = !{{!{self._unit}}}\n!llvm.module.flags = !{{!{self._flags}}}"
        return "\n".join([named, *(f"!{number} = {text}" for number, text in enumerate(self.nodes))])
