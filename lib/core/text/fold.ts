// Apart from the rules that use it, so that a browser can have it without their data.

/** Compatible forms of letters, without what nobody sees, such as soft hyphens, and without the signs of a trademark. */
export function withoutInvisible(text: string): string {
  return text
    .replace(/[™℠]/g, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
}

/** Without accents, case, punctuation and what nobody sees: "Antirrábica" becomes "antirrabica", "DHPPi+L4" becomes "dhppi l4". */
export function fold(text: string): string {
  return withoutInvisible(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
