/** @param readings newest first @param most at least 2 */
export function downsample<Reading extends { measuredAt: Date }>(
  readings: readonly Reading[],
  most: number,
): Reading[] {
  if (readings.length <= most) return [...readings];
  const moments = readings.map(({ measuredAt }) => measuredAt.getTime());
  const newest = moments[0] ?? 0;
  const stretch = (newest - (moments.at(-1) ?? newest)) / (most - 1) || 1;
  let last = -1;
  return readings.filter((_, index) => {
    const at = Math.floor((newest - (moments[index] ?? newest)) / stretch);
    if (at <= last) return false;
    last = at;
    return true;
  });
}
