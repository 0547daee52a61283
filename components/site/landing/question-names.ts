/** In page order; keys of the messages. */
export const questionNames = ['price', 'readers', 'link', 'animals', 'offline', 'languages', 'data', 'advice'] as const;
