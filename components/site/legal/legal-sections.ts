/** Message keys, in page order. */
export const legalSections = {
  privacy: [
    'who',
    'data',
    'purpose',
    'cookies',
    'mail',
    'sharing',
    'storage',
    'security',
    'rights',
    'children',
    'changes',
  ],
  terms: ['service', 'account', 'content', 'sharing', 'health', 'conduct', 'availability', 'licence', 'end', 'changes'],
} as const;

export type Policy = keyof typeof legalSections;
