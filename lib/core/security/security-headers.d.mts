export const dataPolicy: string;
export const securityHeaders: Record<string, string>;
export const secretAddressHeaders: Record<string, string>;
export function fallbackHeaders(path: string, https: boolean): Record<string, string>;
