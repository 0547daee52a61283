export const ruleIds = ['eu', 'euFromGb', 'euUnlisted', 'swiss', 'gb', 'us'] as const;
export type RuleId = (typeof ruleIds)[number];

export const taskKeys = [
  'tapeworm',
  'certificate',
  'form',
  'booking',
  'passport',
  'titre',
  'titreResult',
  'rabies',
  'chip',
] as const;
export type TaskKey = (typeof taskKeys)[number];
export type StepKey = TaskKey | 'arrival' | 'age' | 'risk';

export type NotCovered =
  | 'species'
  | 'sameCountry'
  | 'place'
  | 'iceland'
  | 'swissOrigin'
  | 'withinUk'
  | 'unlisted'
  | 'highRisk';
