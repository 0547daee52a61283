export function isPagePath(path: string): boolean;
