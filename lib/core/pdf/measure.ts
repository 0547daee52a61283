import 'server-only';
import { type Column, openPaper, type Paper } from './paper';

const scratches = new WeakMap<Paper, Paper>();

function scratchOf(paper: Paper): Paper {
  const { sheets: _, ground: __, ...options } = paper.options;
  const scratch = scratches.get(paper) ?? openPaper({ ...options, format: { ...paper.format, height: 1e6 } });
  scratches.set(paper, scratch);
  return scratch;
}

export function heightFor(paper: Paper, draw: (scratch: Paper) => void, column: Column = paper.column): number {
  const scratch = scratchOf(paper);
  scratch.y = paper.format.margin;
  scratch.column = column;
  draw(scratch);
  return scratch.y - paper.format.margin;
}
