/** The folder of the repository, with a slash at its end. */
export const root: string;
/** Builds the pages when a source, or the address that they name to search engines, has changed since the last build. */
export function build(): void;
