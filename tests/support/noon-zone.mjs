/**
 * A time zone where it is noon while the day is that of UTC. Near midnight, a test's morning task would be of another day
 * than its page.
 */
export function noonZone(now = new Date()) {
  const ahead = 12 - now.getUTCHours();
  // The sign is reversed in these names (POSIX).
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
