/** @returns the path of a Chromium; installs Debian's as root in a container @throws Error without one */
export function needChromium(): string;
