import 'server-only';
import { joinIsolated } from '../i18n/isolate';
import {
  actualText,
  artifact,
  element,
  ensureSpace,
  group,
  heightOf,
  ink,
  innerWidth,
  type Paper,
  writeAt,
} from './paper';

interface Row {
  cells: readonly string[];
  notes: readonly string[];
}

interface Table {
  head: readonly string[];
  rows: readonly Row[];
}

interface Column {
  x: number;
  width: number;
}

function columnsOf(paper: Paper, count: number): Column[] {
  const all = innerWidth(paper);
  const gap = paper.format.text * 0.8;
  const width = paper.format.text * (paper.format.width > 400 ? 8 : 6.4);
  const first = all - (count - 1) * (width + gap);
  return Array.from({ length: count }, (_, index) =>
    index === 0
      ? { x: paper.format.margin, width: first }
      : { x: paper.format.margin + first + gap + (index - 1) * (width + gap), width },
  );
}

const headStyle = ({ format }: Paper) => ({ font: 'bold', size: format.small, color: ink.muted }) as const;

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

function rule(paper: Paper): void {
  const { margin } = paper.format;
  const { y } = paper;
  artifact(paper, (document) =>
    document
      .moveTo(margin, y)
      .lineTo(margin + innerWidth(paper), y)
      .lineWidth(0.5)
      .stroke(ink.line),
  );
  paper.y += paper.format.text * 0.3;
}

function measure(paper: Paper, { cells, notes }: Row, columns: readonly Column[]) {
  const { text, small } = paper.format;
  const heights = cells.map((cell, at) => heightOf(paper, cell, columns[at]?.width ?? 0, { size: text }));
  const note = joinIsolated(notes, ' · ');
  const noteHeight = note ? heightOf(paper, note, columns[0]?.width ?? 0, { size: small }) : 0;
  const notesAt = heights[0] ?? 0;
  return { note, notesAt, height: Math.max(...heights, notesAt + noteHeight) };
}

export function drawTable(paper: Paper, { head, rows }: Table): void {
  const { text, small } = paper.format;
  const columns = columnsOf(paper, head.length);
  group(paper, paper.root, 'Table', (table) => {
    group(paper, table, 'TR', (line) =>
      drawHead(paper, head, columns, (draw) => element(paper, line, 'TH', draw, { scope: 'Column' })),
    );
    for (const row of rows) {
      const { note, notesAt, height } = measure(paper, row, columns);
      // The repeated head is decoration, so that screen readers skip it.
      if (ensureSpace(paper, height + text * 0.3)) drawHead(paper, head, columns, (draw) => artifact(paper, draw));
      rule(paper);
      const { y } = paper;
      group(paper, table, 'TR', (line) => {
        row.cells.forEach((cell, at) => {
          const column = columns[at];
          if (!column) return;
          const below = at === 0 ? note : '';
          const draw = () => {
            writeAt(paper, cell, { ...column, y }, { size: text });
            if (below) writeAt(paper, below, { ...column, y: y + notesAt }, { size: small, color: ink.muted });
          };
          element(paper, line, 'TD', draw, actualText(paper, [cell, below]));
        });
      });
      paper.y += height + text * 0.3;
    }
  });
}
