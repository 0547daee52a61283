const LABEL = /^\s*\p{L}+\s*:/u;
const BETWEEN = /[\s\p{Cf}\p{Pd}]/gu;

export function plainCode(text: string): string {
  return text.normalize('NFKC').replace(LABEL, '').replace(BETWEEN, '');
}

export const plainLinkValue = (text: string) => text.replace(/[.,;:!?)\]>]{1,5}$/, '');
