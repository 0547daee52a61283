export const chromiumArgs: string[];
export function findChromium(): string | undefined;
export function needChromium(): string;
