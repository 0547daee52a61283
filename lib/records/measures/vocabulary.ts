export const measureKinds = [
  'blood_glucose',
  'blood_pressure',
  'ketones',
  'oxygen_saturation',
  'peak_flow',
  'girth',
  'fluid_given',
  'other',
] as const;
export type MeasureKind = (typeof measureKinds)[number];

export const readingContexts = [
  'before_food',
  'after_food',
  'before_insulin',
  'after_insulin',
  'rest',
  'exercise',
  'clinic',
] as const;
export type ReadingContext = (typeof readingContexts)[number];

interface KindRules {
  /** Suggestions for the unit. None is preset. */
  units: readonly string[];
  contexts: readonly ReadingContext[];
  /** Words that devices show instead of a number. */
  words?: readonly string[];
  /** Id in lib/records/lab-reports/data/analytes.json, whose molar mass converts units. */
  analyte?: string;
}

const aroundMeals = ['before_food', 'after_food', 'before_insulin', 'after_insulin', 'clinic'] as const;
const atRest = ['rest', 'exercise', 'clinic'] as const;

export const kindRules: Record<MeasureKind, KindRules> = {
  blood_glucose: { units: ['mg/dL', 'mmol/L'], contexts: aroundMeals, words: ['LO', 'HI'], analyte: 'glucose' },
  blood_pressure: { units: ['mmHg'], contexts: atRest },
  ketones: { units: ['mmol/L', 'mg/dL'], contexts: aroundMeals, words: ['LO', 'HI'] },
  oxygen_saturation: { units: ['%'], contexts: atRest },
  peak_flow: { units: ['L/min'], contexts: atRest },
  girth: { units: ['cm', 'in'], contexts: [] },
  fluid_given: { units: ['mL'], contexts: [] },
  other: { units: [], contexts: readingContexts },
};

export const measureLimits = {
  ...{ name: 80, unit: 30, rangeBy: 120, note: 2000 },
  /** Word that a device shows. */
  text: 20,
  /** Largest value or range limit. */
  value: 1_000_000,
  perPet: 50,
} as const;

/** Newest readings of a measure in lists of all measures. */
export const LISTED_READINGS = 20;

/** Newest readings on the page of a measure and in the vet visit summary: daily ones for three years. */
export const CHARTED_READINGS = 1100;
