export type DecimalSign = '.' | ',';

const signs = ['.', ','] as const;
const otherSign = { '.': ',', ',': '.' } as const;

const plain = { '.': /^\d+\.\d+$/, ',': /^\d+,\d+$/ };
/** May also be a whole number with a sign between its thousands. */
const EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;
const mixed = { '.': /^[1-9]\d{0,2}(?:,\d{3})+\.\d+$/, ',': /^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/ };
const grouped = { '.': /^[1-9]\d{0,2}(?:,\d{3})+$/, ',': /^[1-9]\d{0,2}(?:\.\d{3})+$/ };

const isProof = (token: string, sign: DecimalSign) =>
  (plain[sign].test(token) && !EITHER.test(token)) || mixed[sign].test(token);

/** Decimal sign of a paste. Null if no number proves one, or numbers prove both. */
export function decimalSignOf(text: string): DecimalSign | null {
  const tokens = text.split(/[^\d.,]+/);
  const [sign, ...others] = signs.filter((one) => tokens.some((token) => isProof(token, one)));
  return others.length > 0 ? null : (sign ?? null);
}

const withSign = (token: string, sign: DecimalSign) => Number(token.replaceAll(otherSign[sign], '').replace(sign, '.'));

/**
 * @param decimal sign of the whole paste
 * @returns null if the number may be read in two ways: "1.035" may be a density, even beside decimal commas
 */
export function readPastedNumber(token: string, decimal: DecimalSign | null): number | null {
  if (/^\d+$/.test(token)) return Number(token);
  const own = signs.find((sign) => isProof(token, sign));
  if (own) return withSign(token, own);
  if (decimal === null) return null;
  if (plain[decimal].test(token)) return withSign(token, decimal);
  const isLong = token.length > '1.000'.length;
  return isLong && grouped[decimal].test(token) ? withSign(token, decimal) : null;
}
