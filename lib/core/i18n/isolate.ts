const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export function isolate(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

export function joinIsolated(
  parts: readonly (string | number | false | null | undefined)[],
  separator: string,
): string {
  return parts.flatMap((part) => (part ? isolate(String(part)) : [])).join(separator);
}

const isolatedValues = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? isolate(value) : value]),
  );

export function withIsolates<Format extends (...args: never[]) => unknown>(format: Format): Format {
  const isolatingFormat = (key: never, message: never, values: object | undefined, options: never) =>
    format(key, message, (values && isolatedValues(values)) as never, options);
  return Object.assign(isolatingFormat as unknown as Format, format);
}

const DIRECTION_MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g;

export function withoutDirectionMarks(text: string): string {
  return text.replace(DIRECTION_MARKS, '');
}
