export const stops = ['passport', 'name', 'share', 'revoke', 'offline', 'yours'] as const;
export type Stop = (typeof stops)[number];

export type Presets = Readonly<Record<string, readonly string[]>>;

export const readers = ['vet', 'groomer', 'sitter'] as const;
export type Reader = (typeof readers)[number];

export const sections = ['identification', 'contacts', 'insurance', 'notes'] as const;
