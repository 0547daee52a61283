import { strToU8, zipSync } from 'fflate';

/** A cell: text, number, or a number that its style shows as a date. */
export type Cell = string | number | { date: number } | null;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The workbook that spreadsheets write, with shared strings and two styles. */
export function xlsx(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const strings: string[] = [];
  const cellXml = (cell: Cell, row: number, column: number) => {
    if (cell === null) return '';
    const place = `${String.fromCharCode(65 + column)}${row}`;
    if (typeof cell === 'string') return `<c r="${place}" t="s"><v>${strings.push(escapeText(cell)) - 1}</v></c>`;
    return typeof cell === 'number'
      ? `<c r="${place}"><v>${cell}</v></c>`
      : `<c r="${place}" s="1"><v>${cell.date}</v></c>`;
  };
  const sheetRows = rows.map((cells, index) => {
    return `<row r="${index + 1}">${cells.map((cell, column) => cellXml(cell, index + 1, column)).join('')}</row>`;
  });
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Luna" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${sheetRows.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': '',
  };
  files['xl/sharedStrings.xml'] =
    `<sst xmlns="${MAIN}">${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`;
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  ) as Uint8Array<ArrayBuffer>;
}
