/** The first kind is the default. */
export const feedbackKinds = ['suggestion', 'message', 'rating'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

export const MAX_FEEDBACK = 4000;

export const starChoices = [1, 2, 3, 4, 5] as const;

export function feedbackKindOf(value: unknown): FeedbackKind {
  return feedbackKinds.find((kind) => kind === value) ?? feedbackKinds[0];
}

export interface FeedbackValues {
  kind: FeedbackKind;
  text: string;
  stars?: number;
}
