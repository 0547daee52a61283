export interface TextPart {
  text: string;
  call: string | null;
}

/** Letters or digits around it would make it something else, such as a policy number. */
const CANDIDATE = /(?<![\p{L}\p{N}])\+?\(?\d[\d ().\-/\u00a0]{4,}\d(?![\p{L}\p{N}])/gu;
const DATE = /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})$/;

/** 7 to 15 digits (ITU-T E.164), with the plus of an international number. */
function dialled(candidate: string): string | null {
  const digits = candidate.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || DATE.test(candidate)) return null;
  return candidate.startsWith('+') ? `+${digits}` : digits;
}

/** As a telephone dials it, or null where the text has none. */
export function firstNumber(text: string): string | null {
  return findPhoneNumbers(text).find(({ call }) => call !== null)?.call ?? null;
}

export function findPhoneNumbers(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(CANDIDATE)) {
    const call = dialled(found);
    if (!call) continue;
    if (index > end) parts.push({ text: text.slice(end, index), call: null });
    parts.push({ text: found, call });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), call: null });
  return parts;
}
