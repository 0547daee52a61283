import { codeFigure } from '@/lib/core/pdf/blocks';
import { ensureSpace, heightOf, ink, type Paper, textElement } from '@/lib/core/pdf/paper';
import type { PassportPaper } from './paper';

/** Points: about half a millimeter per module of the longest code, which phones can read from paper. */
const SIDE = { a4: 165, a6: 190 } as const;
const GAP = 14;

export function drawSigned(paper: Paper, signedCode: PassportPaper['signed']): void {
  if (!signedCode) return;
  const { x, width } = paper.column;
  const { text, heading } = paper.format;
  const isWide = paper.format.width > 400;
  const side = isWide ? SIDE.a4 : SIDE.a6;
  const beside = isWide ? { x: x + side + GAP, width: width - side - GAP } : { x, width };
  const head = { font: 'bold', size: heading } as const;
  const body = { size: text, color: ink.muted } as const;
  const gap = text * 0.5;
  const heights = signedCode.texts.map((line) => heightOf(paper, line, beside.width, body) + gap);
  const tall = heightOf(paper, signedCode.title, beside.width, head) + gap + heights.reduce((sum, one) => sum + one, 0);
  const height = isWide ? Math.max(side, tall) : side + gap + tall;
  ensureSpace(paper, height + text);
  const top = paper.y;
  let y = isWide ? top : top + side + gap;
  textElement(paper, paper.root, 'H2', signedCode.title, { ...beside, y }, head);
  y += tall - heights.reduce((sum, one) => sum + one, 0);
  codeFigure(paper, signedCode, { x: isWide ? x : x + (width - side) / 2, y: top, side }, 'L');
  signedCode.texts.forEach((line, at) => {
    textElement(paper, paper.root, 'P', line, { ...beside, y }, body);
    y += heights[at] ?? 0;
  });
  paper.y = top + height + text;
}
