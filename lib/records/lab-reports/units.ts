import { analytes, findAnalyteById } from './analytes';

type Kind = 'mass' | 'amount' | 'charge' | 'activity' | 'count' | 'ratio';

/** Factor to g/L, mol/L, mol of charges/L, U/L, 1/L, or to a ratio. */
interface Unit {
  kind: Kind;
  factor: number;
}

const prefixes = Object.entries({ '': 1, d: 0.1, m: 1e-3, µ: 1e-6, n: 1e-9, p: 1e-12, f: 1e-15 });

const prefixUnit = (symbol: string, kind: Kind, scale = 1) =>
  prefixes.map(([prefix, factor]) => [`${prefix}${symbol}`, { kind, factor: factor * scale }] as const);

/** 1 U turns over 1 µmol a minute, 1 kat turns over 1 mol a second. */
const KATAL = 6e7;

const counts = {
  '': 1,
  cells: 1,
  k: 1e3,
  thou: 1e3,
  m: 1e6,
  mill: 1e6,
  t: 1e12,
  '10^3': 1e3,
  '10^6': 1e6,
  '10^9': 1e9,
  '10^12': 1e12,
};

const numerators: ReadonlyMap<string, Unit> = new Map([
  ...prefixUnit('g', 'mass'),
  ...prefixUnit('mol', 'amount'),
  ...prefixUnit('eq', 'charge'),
  ...prefixUnit('u', 'activity'),
  ...prefixUnit('kat', 'activity', KATAL),
  ...Object.entries(counts).map(([symbol, factor]) => [symbol, { kind: 'count' as const, factor }] as const),
]);

const liters: ReadonlyMap<string, number> = new Map([
  ...prefixes.map(([prefix, factor]) => [`${prefix}l`, factor] as const),
  ['mm3', 1e-6],
]);

const ratios: ReadonlyMap<string, number> = new Map(
  Object.entries({ '%': 0.01, 'l/l': 1, 'g/g': 1, 'mg/mg': 1, 'mg/g': 1e-3 }),
);

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** One spelling of a unit: `µg/dl` for "ug/dL" and "mcg/dl", `10^3/µl` for "x10E3/uL" and "10³/µl". */
export function normalizeUnit(unit: string): string {
  return unit
    .replace(/[⁰¹²³⁴-⁹]+/g, (digits) => `^${[...digits].map((digit) => superscripts.indexOf(digit)).join('')}`)
    .toLowerCase()
    .replace(/[\s.]/g, '')
    .replaceAll('μ', 'µ')
    .replace(/\bmc(?=g|l|mol)|\bu(?=g|l\b|mol|kat|u|iu)/g, 'µ')
    .replace(/iu|ui/g, 'u')
    .replace(/^[x×*]?10[e*^]*(?=\d)/, '10^')
    .replace(/mm\^3|cmm/, 'mm3')
    .replace(/g%$/, 'g/dl')
    .replace(/^\/campo$/, '/hpf');
}

const usualUnits = new Set(analytes.flatMap(({ units }) => units.map(normalizeUnit)));

function readUnit(unit: string): Unit | null {
  const ratio = ratios.get(unit);
  if (ratio !== undefined) return { kind: 'ratio', factor: ratio };
  const [above = '', below = '', ...rest] = unit.split('/');
  const [numerator, volume] = [numerators.get(above), liters.get(below)];
  if (!numerator || volume === undefined || rest.length > 0) return null;
  return { kind: numerator.kind, factor: numerator.factor / volume };
}

/** True for units of the catalog, and for those that convert. */
export function isUnit(text: string): boolean {
  const unit = normalizeUnit(text);
  return readUnit(unit) !== null || usualUnits.has(unit);
}

/** Unit of a result, and what it measures: a free name has no `analyte`. */
export interface Measure {
  analyte: string | null;
  unit: string | null;
}

/** @returns mol/L in one unit of the measure; null if its molar mass or charge is unknown */
function molesIn(analyte: string | null, { kind, factor }: Unit): number | null {
  const { molarMass, charge } = findAnalyteById(analyte) ?? {};
  if (kind === 'amount') return factor;
  if (kind === 'mass' && molarMass) return factor / molarMass;
  return kind === 'charge' && charge ? factor / charge : null;
}

/** @returns factor to multiply a value by; null if neither a factor nor a molar mass connects the two units */
function factorBetween(from: Measure, to: Measure): number | null {
  const isSame = from.analyte === to.analyte;
  const [unit, target] = [from, to].map((one) => (one.unit === null ? null : normalizeUnit(one.unit)));
  if (isSame && unit === target) return 1;
  const [readUnits, wantedUnit] = [unit && readUnit(unit), target && readUnit(target)];
  if (!readUnits || !wantedUnit) return null;
  if (isSame && readUnits.kind === wantedUnit.kind) return readUnits.factor / wantedUnit.factor;
  const [moles, wantedMoles] = [molesIn(from.analyte, readUnits), molesIn(to.analyte, wantedUnit)];
  return moles !== null && wantedMoles !== null ? moles / wantedMoles : null;
}

/** @returns the value in the other unit, without floating-point noise; null if it cannot be converted */
export function convertValue(value: number, from: Measure, to: Measure): number | null {
  const factor = factorBetween(from, to);
  return factor === null ? null : Number((value * factor).toPrecision(12));
}
