import { type SheetSize, sheetSizes } from '@/lib/core/i18n/sheet-size';
import { bulletList, codeFigure, paragraph } from '@/lib/core/pdf/blocks';
import { closePaper, ensureSpace, ink, openPaper, type Paper, type PaperFormat } from '@/lib/core/pdf/paper';
import { drawTable } from '@/lib/core/pdf/table';
import type { ProofPaper } from './proof-paper';

const format: Omit<PaperFormat, 'width' | 'height'> = {
  ...{ margin: 40, text: 10, small: 8, cell: 10, heading: 13, title: 20 },
};

/** Points: about half a millimeter per module of the longest code, which phones can read from paper. */
const SIDE = 165;
const GAP = 14;

function drawCode(paper: Paper, code: NonNullable<ProofPaper['code']>): void {
  const { x, width } = paper.column;
  ensureSpace(paper, SIDE + format.text);
  const top = paper.y;
  codeFigure(paper, code, { x, y: top, side: SIDE }, 'L');
  paper.column = { x: x + SIDE + GAP, width: width - SIDE - GAP };
  paragraph(paper, code.title, { font: 'bold', size: format.heading }, { type: 'H2', after: format.text * 0.5 });
  for (const text of code.texts) paragraph(paper, text, { size: format.text, color: ink.muted }, { after: 5 });
  paper.column = { x, width };
  paper.y = Math.max(paper.y, top + SIDE) + format.text;
}

interface Drawing {
  sheet?: SheetSize;
  language: string;
  at: Date;
}

export function drawProof(proof: ProofPaper, { sheet = 'a4', language, at }: Drawing): Promise<Buffer> {
  const paper = openPaper({ format: { ...format, ...sheetSizes[sheet] }, title: proof.title, language, at });
  const after = format.text;
  paragraph(paper, proof.title, { font: 'display', size: format.title }, { type: 'H1', after: after * 0.5 });
  paragraph(paper, proof.pet, { size: format.text, color: ink.muted }, { after });
  paragraph(paper, proof.answer, { font: 'bold', size: format.heading }, { after });
  if (proof.rows.length > 0) drawTable(paper, { head: proof.head, rows: proof.rows, widths: [3, 1] });
  paper.y += after;
  if (proof.todo.items.length > 0) bulletList(paper, proof.todo);
  if (proof.code) drawCode(paper, proof.code);
  for (const text of [proof.source, proof.note]) {
    if (text) paragraph(paper, text, { size: format.small, color: ink.muted }, { after: after * 0.5 });
  }
  return closePaper(paper, (page, pages) => [proof.notice, proof.pageOf(page, pages)]);
}
