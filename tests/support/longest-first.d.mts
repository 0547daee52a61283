export const longSuites: string[];
