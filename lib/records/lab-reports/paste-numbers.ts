export type DecimalSeparator = '.' | ',';

const separators = ['.', ','] as const;
const otherSeparator = { '.': ',', ',': '.' } as const;

const plain = { '.': /^\d+\.\d+$/, ',': /^\d+,\d+$/ };
/** May also be a whole number with a thousands separator. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;
const mixedNumbers = { '.': /^[1-9]\d{0,2}(?:,\d{3})+\.\d+$/, ',': /^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/ };
const groupedNumbers = { '.': /^[1-9]\d{0,2}(?:,\d{3})+$/, ',': /^[1-9]\d{0,2}(?:\.\d{3})+$/ };

const isProof = (token: string, separator: DecimalSeparator) =>
  (plain[separator].test(token) && !EITHER.test(token)) || mixedNumbers[separator].test(token);

/** Decimal separator of a paste. Null if no number proves one, or numbers prove both. */
export function findDecimalSeparator(text: string): DecimalSeparator | null {
  const tokens = text.split(/[^\d.,]+/);
  const [separator, ...others] = separators.filter((one) => tokens.some((token) => isProof(token, one)));
  return others.length > 0 ? null : (separator ?? null);
}

const parseNumber = (token: string, separator: DecimalSeparator) =>
  Number(token.replaceAll(otherSeparator[separator], '').replace(separator, '.'));

/**
 * @param decimal separator of the whole paste
 * @returns null if the number may be read in two ways: "1.035" may be a density, even beside decimal commas
 */
export function readPastedNumber(token: string, decimal: DecimalSeparator | null): number | null {
  if (/^\d+$/.test(token)) return Number(token);
  const own = separators.find((sign) => isProof(token, sign));
  if (own) return parseNumber(token, own);
  if (decimal === null) return null;
  if (plain[decimal].test(token)) return parseNumber(token, decimal);
  const isLong = token.length > '1.000'.length;
  return isLong && groupedNumbers[decimal].test(token) ? parseNumber(token, decimal) : null;
}
