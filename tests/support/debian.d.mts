/** Installs missing programs, given by Debian package. @throws Error naming those that can't be installed */
export function needPrograms(programs: Record<string, string>): void;
