/** Each module declares its own values here. */
// biome-ignore lint/suspicious/noEmptyInterface: completed by the modules
export interface ProcessWide {}

/** Values of which a process has one, whatever the number of copies of a module in Next's bundles. */
export const processWide: Partial<ProcessWide>;
