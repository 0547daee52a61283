/** After a deployment, chunks have other names. Offline they can't be fetched. */
export function isMissingCode(error: Error): boolean {
  return error.name === 'ChunkLoadError' || /Loading (CSS )?chunk|dynamically imported module/i.test(error.message);
}

export function reloadForMissingCode(error: Error): void {
  if (!isMissingCode(error)) return;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload') window.location.reload();
}
