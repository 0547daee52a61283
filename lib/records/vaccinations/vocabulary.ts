export const vaccinationLimits = {
  text: 120,
  antigens: 20,
  document: 500,
  reaction: 500,
  note: 2000,
  onCard: 20,
} as const;

/** Owners of dogs and cats choose a guideline; other species have one each (vaccines.json, profiles). */
export type PlanProfile = 'wsava' | 'aaha' | 'aaep' | 'beva' | 'afa' | 'label';

/** Null follows the pet's country. */
export type ChosenProfile = 'wsava' | 'aaha' | null;

/** `conditional`: by region or law. `lifestage`: for young animals and outdoor cats (vaccines.json, class). */
export type VaccineClass = 'core' | 'conditional' | 'lifestage' | 'noncore' | 'notListed';

export type DueStatus = 'upcoming' | 'due_soon' | 'overdue' | 'lapsed' | 'undated';

export type RuleKey =
  | 'noDate'
  | 'vetValidUntil'
  | 'vetNextDue'
  | 'firstDose'
  | 'firstDoseLate'
  | 'firstDoseUnknownAge'
  | 'youngSeries'
  | 'series'
  | 'seriesRestarted'
  | 'seriesStepAge'
  | 'boosterAtAge'
  | 'booster'
  | 'repeat'
  | 'highRisk'
  | 'regionalLaw'
  | 'lawUnknown';
