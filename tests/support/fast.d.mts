type Arguments = Record<'unit' | 'db' | 'api' | 'e2e', string[]>;

export const fast: Arguments;
export const fastSuites: string[];
