// biome-ignore lint/suspicious/noEmptyInterface: completed by the modules
export interface ProcessWide {}

export const processWide: Partial<ProcessWide>;
