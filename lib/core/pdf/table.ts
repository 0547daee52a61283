import 'server-only';
import { joinIsolated } from '../i18n/isolate';
import { rule } from './blocks';
import {
  actualText,
  artifact,
  type Column,
  drawGroup,
  element,
  ensureSpace,
  heightOf,
  ink,
  innerWidth,
  type Paper,
  writeAt,
} from './paper';

interface Row {
  cells: readonly string[];
  notes: readonly string[];
  warns?: number | null;
}

interface Table {
  head: readonly string[];
  rows: readonly Row[];
  widths?: readonly number[];
}

function columnsOf(paper: Paper, { head, widths }: Table): Column[] {
  const { x, width } = paper.column;
  const gap = paper.format.text * 0.6;
  const rest = width - gap * (head.length - 1);
  const shares = widths ?? head.map((_, at) => (at === 0 ? 2 : 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  let leftX = x;
  return head.map((_, at) => {
    const column = { x: leftX, width: (rest * (shares[at] ?? 1)) / all };
    leftX += column.width + gap;
    return column;
  });
}

const headStyle = ({ format }: Paper) => ({ size: format.small, color: ink.muted }) as const;
const cellStyle = ({ format }: Paper, at: number) => ({ font: at === 0 ? 'bold' : 'text', size: format.cell }) as const;

function headHeight(paper: Paper, head: readonly string[], columns: readonly Column[]): number {
  return Math.max(...head.map((text, at) => heightOf(paper, text, columns[at]?.width ?? 0, headStyle(paper))));
}

function drawHead(paper: Paper, head: readonly string[], columns: readonly Column[], cell: (draw: () => void) => void) {
  head.forEach((text, at) => {
    const column = columns[at];
    if (column) cell(() => writeAt(paper, text, { ...column, y: paper.y }, headStyle(paper)));
  });
  paper.y += headHeight(paper, head, columns) + paper.format.text * 0.3;
}

function measureRow(paper: Paper, { cells, notes }: Row, columns: readonly Column[]) {
  const { small } = paper.format;
  const heights = cells.map((cell, at) => heightOf(paper, cell, columns[at]?.width ?? 0, cellStyle(paper, at)));
  const note = joinIsolated(notes, ' · ');
  const noteHeight = note ? heightOf(paper, note, innerWidth(paper), { size: small }) : 0;
  const notesAt = Math.max(...heights);
  return { note, notesAt, height: notesAt + noteHeight };
}

export function drawTable(paper: Paper, table: Table): void {
  const { head, rows } = table;
  const { text, small } = paper.format;
  const headOf = (cell: (draw: () => void) => void) => drawHead(paper, head, columnsOf(paper, table), cell);
  drawGroup(paper, paper.root, 'Table', (whole) => {
    drawGroup(paper, whole, 'TR', (line) => headOf((draw) => element(paper, line, 'TH', draw, { scope: 'Column' })));
    for (const row of rows) {
      const { height } = measureRow(paper, row, columnsOf(paper, table));
      // The repeated header row is decoration, so that screen readers skip it.
      if (ensureSpace(paper, height + text * 0.7)) headOf((draw) => artifact(paper, draw));
      const columns = columnsOf(paper, table);
      // The new page may have another width and therefore other line breaks.
      const { note, notesAt, height: drawn } = measureRow(paper, row, columns);
      rule(paper);
      paper.y += text * 0.35;
      const { y } = paper;
      drawGroup(paper, whole, 'TR', (line) => {
        row.cells.forEach((cell, at) => {
          const column = columns[at];
          if (!column) return;
          const below = at === 0 ? note : '';
          const color = row.warns === at ? ink.danger : ink.text;
          const drawRow = () => {
            writeAt(paper, cell, { ...column, y }, { ...cellStyle(paper, at), color });
            const wide = { ...column, width: innerWidth(paper), y: y + notesAt };
            if (below) writeAt(paper, below, wide, { size: small, color: ink.muted });
          };
          element(paper, line, 'TD', drawRow, actualText(paper, [cell, below]));
        });
      });
      paper.y += drawn + text * 0.35;
    }
  });
  rule(paper);
}
