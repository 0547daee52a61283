/** With a capital first, for words that may stand within a sentence too. */
export function toSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
