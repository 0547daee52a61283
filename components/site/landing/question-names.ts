/** The questions of the landing in their order; the words are in messages/*.json. */
export const questionNames = ['price', 'readers', 'link', 'animals', 'offline', 'languages', 'data', 'advice'] as const;
