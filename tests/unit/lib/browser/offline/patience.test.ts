import { Hanging, OFFLINE_PAGE_AFTER_MS, SAVED_COPY_AFTER_MS, SlowPages } from '@/lib/browser/offline/timeouts';
import { isLate } from '@/lib/browser/page/late';

describe('waiting for a slow network', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a promise that settles in time is not late, even if rejected', async () => {
    expect(await isLate(Promise.resolve('page'), 10)).toBe(false);
    expect(await isLate(Promise.reject(new Error('offline')), 10)).toBe(false);
    const late = isLate(new Promise(() => undefined), 4000);
    await jest.advanceTimersByTimeAsync(3999);
    expect(await Promise.race([late, Promise.resolve('waits')])).toBe('waits');

    await jest.advanceTimersByTimeAsync(1);
    expect(await late).toBe(true);
  });
});

describe('R4.3 a page with a saved copy is waited for', () => {
  const at = 1_000_000;

  test('for four seconds at first', () => {
    expect(new SlowPages().patienceFor('/pets', at)).toBe(SAVED_COPY_AFTER_MS);
  });

  test('not at all just after its data timed out', () => {
    const slow = new SlowPages();
    slow.note('/pets', 'nothing', at);
    expect(slow.patienceFor('/pets', at + 1)).toBe(0);
    expect(slow.patienceFor('/home', at + 1)).toBe(SAVED_COPY_AFTER_MS);
    expect(slow.patienceFor('/pets', at + 60_001)).toBe(SAVED_COPY_AFTER_MS);
  });

  test('for longer if the reader already has the copy', () => {
    const slow = new SlowPages();
    slow.note('/pets', 'copy', at);
    expect(slow.patienceFor('/pets', at + 5000)).toBe(OFFLINE_PAGE_AFTER_MS);
  });
});

test('R12.10 after a hang, stored images are served without a long wait', () => {
  const hanging = new Hanging();
  expect(hanging.patience(0)).toBe(SAVED_COPY_AFTER_MS);
  hanging.note(true, 1000);
  expect(hanging.patience(2000)).toBeLessThan(1000);
  expect(hanging.patience(62_000)).toBe(SAVED_COPY_AFTER_MS);
  hanging.note(true, 63_000);
  hanging.note(false, 64_000);
  expect(hanging.patience(64_001)).toBe(SAVED_COPY_AFTER_MS);
});
