/**
 * Returns a time zone where it is noon on the current UTC day. Near midnight, a test's morning task would fall on
 * another day than its page. At noon UTC it returns the zone one hour ahead, because browsers call `Etc/GMT+0` by
 * another name, UTC.
 */
export function noonZone(now = new Date()) {
  const ahead = 12 - now.getUTCHours() || 1;
  // The sign is reversed in these names (POSIX).
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
