/** @jest-environment node */
import { reloadForMissingCode } from '@/components/loading/missing-code';

const missing = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });

/** Number of reloads when `error` is thrown on a page loaded by `type`. */
function reloads(error: Error, type: 'navigate' | 'reload'): number {
  const reloadPage = jest.fn();
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  Object.assign(globalThis, { window: { location: { reload: reloadPage } } });
  reloadForMissingCode(error);
  Reflect.deleteProperty(globalThis, 'window');
  return reloadPage.mock.calls.length;
}

describe('an older page whose files are gone after an update', () => {
  test('R2.7 is reloaded once', () => {
    expect(reloads(missing, 'navigate')).toBe(1);
    expect(reloads(missing, 'reload')).toBe(0);
    expect(reloads(new Error('Failed to fetch dynamically imported module: /_next/a.js'), 'navigate')).toBe(1);
  });

  test('R2.7 shows any other error without reloading', () => {
    expect(reloads(new Error('The database is asleep'), 'navigate')).toBe(0);
  });
});
