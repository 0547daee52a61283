/** Only function that reads the clock. Rules take the time as an argument. */
export function now(): Date {
  return new Date();
}

export function nowMs(): number {
  return Date.now();
}
