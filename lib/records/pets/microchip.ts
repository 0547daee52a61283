import countryCodes from './data/country-codes.json';
import { petLimits } from './vocabulary';

const FORMATS = [
  { format: 'iso15', pattern: /^\d{15}$/, warning: null },
  { format: 'avid9', pattern: /^\d{9}$/, warning: 'microchipAvid' },
  { format: 'avid10', pattern: /^1\d{8}A$/, warning: 'microchipNotIso' },
  { format: 'fdxa10', pattern: /^[0-9A-F]{10}$/, warning: 'microchipNotIso' },
] as const;

type Format = (typeof FORMATS)[number];

/** ISO 11784 uses 38 bits for the animal's number. */
const LARGEST_NUMBER = 2 ** 38 - 1;

const COUNTRIES = new Set(countryCodes.codes.split(' '));

export type MicrochipProblem = 'microchipFormat' | 'microchipTest' | 'microchipIssuer' | 'microchipNumber';

export type MicrochipReading =
  | { ok: true; code: string; format: Format['format']; warning: Format['warning'] }
  | { ok: false; problem: MicrochipProblem };

export function normaliseMicrochip(text: string): string {
  return text
    .slice(0, petLimits.microchip)
    .normalize('NFKC')
    .replace(/[\s.*\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
}

/** Checks the format, which has no check digit. ISO 11784:2024, ICAR: country or maker (3 digits), animal (12). */
export function readMicrochip(text: string): MicrochipReading {
  const code = normaliseMicrochip(text);
  const format = FORMATS.find(({ pattern }) => pattern.test(code));
  if (!format) return { ok: false, problem: 'microchipFormat' };
  const problem = format.format === 'iso15' ? findIsoProblem(code) : null;
  return problem ? { ok: false, problem } : { ok: true, code, format: format.format, warning: format.warning };
}

function findIsoProblem(code: string): MicrochipProblem | null {
  const issuer = code.slice(0, 3);
  if (issuer === '999') return 'microchipTest';
  // 900 to 998 are manufacturers. Lower codes must be existing countries, which also rejects 000.
  if (issuer < '900' && !COUNTRIES.has(issuer)) return 'microchipIssuer';
  return Number(code.slice(3)) > LARGEST_NUMBER ? 'microchipNumber' : null;
}
