/** Installs what is missing of some programs, given by the package of each. @throws Error that names what can't be had */
export function needPrograms(programs: Record<string, string>): void;
