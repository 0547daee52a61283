/** Words in front of a batch in the six languages. */
const LABEL =
  /(?<![\p{L}\d])(?:lot(?:e|to|es)?|batch|charge|chargen|ch|chb|serial|ser|s\/n|b\/n|partida|serie|n[°ºo.]?\s?lot[eo]?)(?![\p{L}\d])[\s.:#°º/-]{0,3}(?:(?:b|bez|no|nr|n[°º]?|num|number|numero|número|nummer|nr|di|de)(?![\p{L}\d])[\s.:#°º-]{0,3}){0,2}/giu;
const TOKEN = /^([\p{Lu}\d][\p{Lu}\p{Ll}\d]{1,14}(?:[-/][\p{L}\d]{1,8}){0,2})(?![\p{L}\d])/u;
const ALONE = /^(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]{5,12}(?:-[A-Z\d]{1,4})?$/;
const CELL = /^[\p{L}\d][\p{L}\d/ -]{2,19}$/u;

/** A letter between digits is often a misread digit. */
const DOUBTFUL = /\d[OoIl|]\d/;

export interface PrintedBatch {
  value: string;
  end: number;
  isUnsure: boolean;
}

const hasDigit = (text: string) => /\d/.test(text);

/** Batch after its label, such as "Lot: A123B01". */
export function findLabeledBatch(text: string): PrintedBatch | null {
  for (const { 0: label, index } of text.matchAll(LABEL)) {
    const start = index + label.length;
    const [, value = ''] = TOKEN.exec(text.slice(start)) ?? [];
    if (hasDigit(value) && value.length >= 3)
      return { value, end: start + value.length, isUnsure: DOUBTFUL.test(value) };
  }
  return null;
}

export function readBatchCell(text: string): PrintedBatch | null {
  const value = text.trim();
  if (!CELL.test(value) || !hasDigit(value)) return null;
  return { value, end: value.length, isUnsure: value.includes(' ') || DOUBTFUL.test(value) };
}

export function findLooseBatch(text: string): PrintedBatch | null {
  for (const { 0: word, index } of text.matchAll(/[^\s,;:()]{5,17}/g)) {
    if (ALONE.test(word)) return { value: word, end: index + word.length, isUnsure: true };
  }
  return null;
}
