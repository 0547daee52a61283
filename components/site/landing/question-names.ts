/** Message keys, in page order. */
export const questionNames = ['price', 'readers', 'link', 'animals', 'offline', 'languages', 'data', 'advice'] as const;
