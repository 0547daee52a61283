export function noonZone(now?: Date): string;
