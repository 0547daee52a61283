/** Not a regular expression: `+$` backtracks and takes a second for 30,000 characters. @param unwanted UTF-16 units */
export function trimOf(text: string, unwantedCharacters: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && unwantedCharacters.includes(text.charAt(from))) from += 1;
  while (to > from && unwantedCharacters.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
