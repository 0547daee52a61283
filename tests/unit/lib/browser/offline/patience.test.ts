import { Hanging, OFFLINE_PAGE_AFTER_MS, SAVED_COPY_AFTER_MS, SlowPages } from '@/lib/browser/offline/timeouts';
import { isLate } from '@/lib/browser/page/late';

describe('patience with a network', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('what settles in time is not late, whatever it says', async () => {
    expect(await isLate(Promise.resolve('page'), 10)).toBe(false);
    expect(await isLate(Promise.reject(new Error('offline')), 10)).toBe(false);
    const late = isLate(new Promise(() => undefined), 4000);
    await jest.advanceTimersByTimeAsync(3999);
    expect(await Promise.race([late, Promise.resolve('waits')])).toBe('waits');

    await jest.advanceTimersByTimeAsync(1);
    expect(await late).toBe(true);
  });
});

describe('R4.3 a page with a copy is waited for', () => {
  const at = 1_000_000;

  test('four seconds at first', () => {
    expect(new SlowPages().patienceFor('/pets', at)).toBe(SAVED_COPY_AFTER_MS);
  });

  test('not again where its data were just waited for', () => {
    const slow = new SlowPages();
    slow.note('/pets', 'nothing', at);
    expect(slow.patienceFor('/pets', at + 1)).toBe(0);
    expect(slow.patienceFor('/home', at + 1)).toBe(SAVED_COPY_AFTER_MS);
    expect(slow.patienceFor('/pets', at + 60_001)).toBe(SAVED_COPY_AFTER_MS);
  });

  test('long where its reader has the copy and the server is back', () => {
    const slow = new SlowPages();
    slow.note('/pets', 'copy', at);
    expect(slow.patienceFor('/pets', at + 5000)).toBe(OFFLINE_PAGE_AFTER_MS);
  });
});

test('R12.10 once something hung, saved pictures are not waited for long', () => {
  const hanging = new Hanging();
  expect(hanging.patience(0)).toBe(SAVED_COPY_AFTER_MS);
  hanging.note(true, 1000);
  expect(hanging.patience(2000)).toBeLessThan(1000);
  expect(hanging.patience(62_000)).toBe(SAVED_COPY_AFTER_MS);
  hanging.note(true, 63_000);
  hanging.note(false, 64_000);
  expect(hanging.patience(64_001)).toBe(SAVED_COPY_AFTER_MS);
});
