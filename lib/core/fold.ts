// Apart from the rules that use it, so that a browser can have it without their data.

/** Without accents, case and punctuation: "Antirrábica" becomes "antirrabica", "DHPPi+L4" becomes "dhppi l4". */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
