// Apart from the rules that use it, so that a browser can have it without their data.

/** Without accents, case, punctuation and what nobody sees, such as soft hyphens: "Antirrábica" becomes "antirrabica", "DHPPi+L4" becomes "dhppi l4". */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
