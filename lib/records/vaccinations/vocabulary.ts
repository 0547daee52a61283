// Apart from the schema, so that a page can name these without the library that checks them.

export const vaccinationLimits = { text: 120, antigens: 20, document: 500, reaction: 500, note: 2000 } as const;

/** Whose guideline plans (vaccines.json, profiles). The owner of a dog or a cat chooses; other species have one each. */
export type PlanProfile = 'wsava' | 'aaha' | 'aaep' | 'afa' | 'label';

/** vaccines.json, class of a vaccine, as five words: core; core where it occurs or the law asks; core for the young and for those outdoors. */
export type VaccineClass = 'core' | 'conditional' | 'lifestage' | 'noncore' | 'notListed';

/** vaccines.json, statuses. */
export type DueStatus = 'upcoming' | 'due_soon' | 'overdue' | 'lapsed' | 'complete';

/** Why a date is what it is: one for each branch of the algorithm. */
export type RuleKey =
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
