export function needChromium(): string;
