/** Letters of scripts that are read from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * What somebody wrote, for a place that can't hold markup (a title, a label, a mail): neither turns what stands around it nor
 * is turned by it. Marked only where it holds letters that are read from right to left.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** Parts of a line that stand side by side, each in its own direction; those that are empty are left out. */
export function joinIsolated(
  parts: readonly (string | number | false | null | undefined)[],
  separator: string,
): string {
  return parts.flatMap((part) => (part ? isolated(String(part)) : [])).join(separator);
}

const isolatedValues = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? isolated(value) : value]),
  );

/** A formatter of messages that isolates what is put into them. Its values are the third argument. */
export function isolating<Format extends (...args: never[]) => unknown>(format: Format): Format {
  const isolatingFormat = (key: never, message: never, values: object | undefined, options: never) =>
    format(key, message, (values && isolatedValues(values)) as never, options);
  return Object.assign(isolatingFormat as unknown as Format, format);
}

const DIRECTION_MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g;

/** A text without marks that turn or isolate it, for what is no running text, such as the name of a file. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(DIRECTION_MARKS, '');
}
