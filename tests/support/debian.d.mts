export function needPrograms(programs: Record<string, string>): void;
