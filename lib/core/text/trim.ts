/**
 * Not a regular expression: `+$` backtracks at each unwanted character and takes a second for 30,000.
 * @param unwanted characters of one UTF-16 unit each
 */
export function trimOf(text: string, unwanted: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && unwanted.includes(text.charAt(from))) from += 1;
  while (to > from && unwanted.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
