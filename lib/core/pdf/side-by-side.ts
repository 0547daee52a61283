import 'server-only';
import { heightFor } from './measure';
import { bottomOf, type Column, ensureSpace, type Paper } from './paper';

/** Points. */
const GAP = 20;

type Draw = (paper: Paper) => void;

/** Draws blocks in equal columns, or below each other on narrow paper and if one is taller than a page. */
export function sideBySide(paper: Paper, blocks: readonly Draw[]): void {
  const { x, width } = paper.column;
  const each = (width - GAP * (blocks.length - 1)) / blocks.length;
  const columns: Column[] = blocks.map((_, at) => ({ x: x + at * (each + GAP), width: each }));
  const heights = blocks.map((draw, at) => heightFor(paper, draw, columns[at]));
  const tallest = Math.max(...heights);
  const fits = paper.format.width > 400 && tallest < bottomOf(paper) - paper.format.margin;
  if (blocks.length < 2 || !fits) {
    for (const drawBlock of blocks) drawBlock(paper);
    return;
  }
  ensureSpace(paper, tallest);
  const top = paper.y;
  blocks.forEach((draw, at) => {
    paper.y = top;
    paper.column = columns[at] ?? paper.column;
    draw(paper);
  });
  paper.column = { x, width };
  paper.y = top + tallest;
}
