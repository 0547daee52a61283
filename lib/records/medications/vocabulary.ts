/** medication.json, frequencies, plus UNKNOWN. Displayed in words, because vets' abbreviations are easily misread. */
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

export const chosenFrequencies = frequencies.filter((frequency) => frequency !== 'UNKNOWN');

export const doseStatuses = ['given', 'skipped'] as const;
export type DoseStatus = (typeof doseStatuses)[number];

export const medicationLimits = {
  text: 120,
  instructions: 2000,
  note: 500,
  againReason: 200,
  reminders: 12,
  steps: 20,
  perDay: 24,
  hours: 168,
  stock: 10_000,
  allergyReason: 500,
  conflicts: 200,
  conflictKey: 1000,
  log: 200,
} as const;

/** Job that notifies the other members of a dose that was given again. */
export const DOSE_REPEATED = { name: 'dose-repeated' } as const;
