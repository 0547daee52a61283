export const symptomKinds = [
  'vomiting',
  'diarrhea',
  'itching',
  'seizure',
  'limping',
  'coughing',
  'sneezing',
  'appetite',
  'thirst',
  'urination',
  'energy',
  'breathing',
  'pain',
  'other',
] as const;
export type SymptomKind = (typeof symptomKinds)[number];

/** `none` records that the animal did not have the symptom. */
export const symptomSeverities = ['none', 'mild', 'moderate', 'severe'] as const;
export type SymptomSeverity = (typeof symptomSeverities)[number];

/** Fecal scores from 1 (hard and dry) to 7 (watery), as vets use them. */
export const stoolScores = [1, 2, 3, 4, 5, 6, 7] as const;

/** Weeks that the diary counts and draws. */
export const DIARY_WEEKS = 12;

/** Newest entries that a page counts. */
export const COUNTED_SYMPTOMS = 500;

export const symptomLimits = { note: 2000, durationSeconds: 86_400 } as const;
