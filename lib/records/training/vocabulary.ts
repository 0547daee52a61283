/** Stages in the order of learning (training.json, skillStates). */
export const stages = ['learning', 'practising', 'mastered'] as const;
export type Stage = (typeof stages)[number];
export type NextStage = Exclude<Stage, 'learning'>;

/** training.json, categories of both species, in display order. */
export const categories = ['foundation', 'puppy', 'kitten', 'care', 'basic', 'life', 'advanced', 'trick'] as const;
export type Category = (typeof categories)[number];

/** training.json, tests and socialisation. */
export const checklistIds = ['social', 'puppy', 'citizen'] as const;
export type ChecklistId = (typeof checklistIds)[number];

export const trainingLimits = {
  name: 120,
  category: 40,
  place: 120,
  note: 2000,
  minutes: 600,
  attempts: 1000,
  distraction: 3,
  skills: 200,
  sessions: 20,
  weeks: 8,
} as const;
