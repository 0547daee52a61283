/** Whether an address without its query leads to a page. */
export function isPagePath(path: string): boolean;
