export function limitMemory(bytes: number): void;
