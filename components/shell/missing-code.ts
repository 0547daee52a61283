/** Whether a file of scripts could not be loaded: after an update it has another name, offline there is none. */
function isMissingCode(error: Error): boolean {
  return error.name === 'ChunkLoadError' || /Loading (CSS )?chunk|dynamically imported module/i.test(error.message);
}

/**
 * Loads the page again when an older version of it misses its files, but not a page that was loaded again already:
 * what fails twice is shown.
 */
export function reloadForMissingCode(error: Error): void {
  if (!isMissingCode(error)) return;
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (loaded?.type !== 'reload') window.location.reload();
}
