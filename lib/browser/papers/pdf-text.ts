import type { Region } from '@/lib/core/paper/paper-text';
import { clampRegion } from './lines';

/** Character of a text layer with its box in pixels of the page. */
export interface Letter {
  character: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Gaps in heights of a letter. */
const WORD_GAP = 0.2;
const CELL_GAP = 1.2;

interface Run {
  text: string;
  bounds: Omit<Letter, 'character'>;
  last: Letter;
}

function continuesRun({ bounds, last }: Run, next: Letter): boolean {
  const height = Math.max(bounds.bottom - bounds.top, next.bottom - next.top);
  const overlap = Math.min(bounds.bottom, next.bottom) - Math.max(bounds.top, next.top);
  const smaller = Math.min(bounds.bottom - bounds.top, next.bottom - next.top);
  const gap = next.left - last.right;
  return overlap > smaller / 2 && gap < CELL_GAP * height && gap > -height;
}

/** Joins the letters of a page to lines, none wider than a table cell. */
export function joinLetters(letters: readonly Letter[], page: { width: number; height: number }) {
  const runs: Run[] = [];
  let isApart = false;
  for (const letter of letters) {
    const run = runs.at(-1);
    if (/\s/.test(letter.character)) {
      isApart = true;
      continue;
    }
    if (!run || !continuesRun(run, letter)) {
      const { left, right, top, bottom } = letter;
      runs.push({ text: letter.character, bounds: { left, right, top, bottom }, last: letter });
    } else {
      const isWord = isApart || letter.left - run.last.right > WORD_GAP * (letter.bottom - letter.top);
      run.text += (isWord ? ' ' : '') + letter.character;
      run.bounds.left = Math.min(run.bounds.left, letter.left);
      run.bounds.right = Math.max(run.bounds.right, letter.right);
      run.bounds.top = Math.min(run.bounds.top, letter.top);
      run.bounds.bottom = Math.max(run.bounds.bottom, letter.bottom);
      run.last = letter;
    }
    isApart = false;
  }
  return runs.map(({ text, bounds: { left, right, top, bottom } }) => {
    const region: Region = clampRegion({ x: left, y: top, width: right - left, height: bottom - top }, page);
    return { text: text.normalize('NFKC'), region, confidence: 1 };
  });
}
