const LABEL = /^(?:[^\d:]{1,60}:){1,3}/;
const BETWEEN = /[\s\p{Cf}\p{Pd}\u2212]/gu;
const PUNCTUATION = /^[\p{P}\p{Sk}<>]{1,5}|[\p{P}\p{Sk}<>]{1,5}$/gu;

export function plainCode(text: string): string {
  return text.normalize('NFKC').replace(LABEL, '').replace(BETWEEN, '').replace(PUNCTUATION, '');
}

/** Removes punctuation of a sentence that ended with the link. */
export const plainLinkValue = (text: string) => text.replace(/[^\w-]{1,5}$/, '');
