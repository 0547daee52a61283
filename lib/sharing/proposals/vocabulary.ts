export const proposalKinds = ['confirm', 'correct', 'add'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

export const proposalDecisions = ['accepted', 'declined'] as const;
export type ProposalDecision = (typeof proposalDecisions)[number];

export const typedCollections = [
  'vaccinations',
  'allergies',
  'conditions',
  'medications',
  'treatments',
  'weights',
  'vitals',
  'vet-records',
  'appointments',
] as const;
export type TypedCollection = (typeof typedCollections)[number];

/** Documents are files, and can only be added. */
export const proposedCollections = [...typedCollections, 'documents'] as const;
export type ProposedCollection = (typeof proposedCollections)[number];

export const addedCollections = [
  'vet-records',
  'vaccinations',
  'weights',
  'vitals',
  'conditions',
  'allergies',
  'treatments',
  'appointments',
  'documents',
] as const satisfies readonly ProposedCollection[];

export const answerLimits = {
  ...{ name: 80, clinic: 120, licence: 40 },
  word: 500,
  ...{ proposals: 60, answers: 20 },
  ...{ documents: 5, openDocuments: 20, unchargedDocuments: 60 },
} as const;

export const ANSWER_DRAFT = 'vet-answer-draft';

export const CODE_DIGITS = 6;
export const CODE_MINUTES = 15;
export const CHANGE_HOURS = 24;
export const DECLINED_DAYS = 30;

export const answerOutcomes = [
  'kept',
  'removed',
  'sent',
  'codeSent',
  'codeWrong',
  'changed',
  'invalid',
  'noName',
  'wait',
  'full',
  'gone',
  'nothing',
  'tooLarge',
  'wrongType',
  'unreadable',
  'fullOfDocuments',
] as const;
export type AnswerOutcome = (typeof answerOutcomes)[number];
