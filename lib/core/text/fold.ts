// In a file of its own, so that the browser does not load the data of the rules that use it.

export function withoutInvisible(text: string): string {
  return text
    .replace(/[™℠]/g, ' ')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
}

/** Lower case without accents and other marks; everything else stays. */
export function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** For comparing names: "Antirrábica" becomes "antirrabica", "DHPPi+L4" becomes "dhppi l4". */
export function fold(text: string): string {
  return withoutMarks(withoutInvisible(text).normalize('NFKD'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
