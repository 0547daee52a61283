/** Finds a Chromium, or installs Debian's when nobody minds; its path. @throws Error without one */
export function needChromium(): string;
