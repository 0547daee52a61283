// Apart from the schema, so that a page can name these without the library that checks them.

/**
 * medication.json, frequencies, and that nobody has said it. What people see are their words; vets' abbreviations are
 * misread elsewhere.
 */
export const frequencies = [
  'ONCE',
  'SID',
  'AM',
  'PM',
  'HS',
  'BID',
  'TID',
  'QID',
  'Q4H',
  'Q2H',
  'EOD',
  'Q72H',
  'QWK',
  'Q2WK',
  'QMO',
  'Q3MO',
  'QYR',
  'PRN',
  'UNKNOWN',
] as const;
export type Frequency = (typeof frequencies)[number];

/** What a form offers: nobody chooses that it is not known. */
export const chosenFrequencies = frequencies.filter((frequency) => frequency !== 'UNKNOWN');

export const doseStatuses = ['given', 'skipped'] as const;
export type DoseStatus = (typeof doseStatuses)[number];

export const medicationLimits = {
  text: 120,
  instructions: 2000,
  note: 500,
  reminders: 12,
  steps: 20,
  perDay: 24,
  hours: 168,
  stock: 10_000,
  /** Why it is given although an allergy speaks against it. */
  allergyReason: 500,
  /** Conflicts that a medication can confirm, and the length of a key. */
  conflicts: 200,
  conflictKey: 1000,
  /** Lines of the dose log that a page is given, of all medications of a pet together. */
  log: 200,
} as const;
