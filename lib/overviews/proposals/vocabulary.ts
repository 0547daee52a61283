export const proposalKinds = ['confirm', 'correct', 'add'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

export const proposalDecisions = ['accepted', 'declined'] as const;
export type ProposalDecision = (typeof proposalDecisions)[number];

/** What a reader writes of themselves, and a member to decline. */
export const answerLimits = { name: 80, clinic: 120, licence: 40, word: 500, proposals: 60 } as const;

export const CODE_DIGITS = 6;
