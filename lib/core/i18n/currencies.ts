/** Currencies to choose from, as ISO 4217 codes. Stored amounts may have others. */
export const currencies = [
  'EUR',
  'USD',
  'GBP',
  'MXN',
  'ARS',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CLP',
  'COP',
  'CZK',
  'DKK',
  'NOK',
  'NZD',
  'PEN',
  'PLN',
  'SEK',
  'UYU',
] as const;

const withoutDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');

/**
 * Currencies whose smallest unit is 1, by ISO 4217. Not from `Intl`, which differs between browsers and says so of COP,
 * whose official unit is 0.01.
 */
export function hasDecimals(currency: string): boolean {
  return !withoutDecimals.includes(currency);
}
