// Apart from the schema, so that a page can name these without the library that checks them.

/** What a member can send to those who run the installation; the first is the default. */
export const feedbackKinds = ['suggestion', 'message', 'rating'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

export const MAX_FEEDBACK = 4000;

export const starChoices = [1, 2, 3, 4, 5] as const;

/** The kind that an address asks for. */
export function feedbackKindOf(value: unknown): FeedbackKind {
  return feedbackKinds.find((kind) => kind === value) ?? feedbackKinds[0];
}

/** What the form holds while it is filled in; no star is chosen for anybody. */
export interface FeedbackValues {
  kind: FeedbackKind;
  text: string;
  stars?: number;
}
