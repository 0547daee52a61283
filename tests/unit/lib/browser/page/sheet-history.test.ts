/** @jest-environment jsdom */
import { addSheetEntry, leaveSheets } from '@/lib/browser/page/sheet-history';

const router = jest.fn();
const opened: (() => void)[] = [];
window.addEventListener('popstate', router);

let heard = 0;
// Registered before the listener of the sheets, because that listener stops the event.
window.addEventListener('popstate', () => (heard += 1), true);

async function settled(): Promise<void> {
  let before: number;
  do {
    before = heard;
    await new Promise((done) => setTimeout(done, 80));
  } while (heard !== before);
}

async function back(): Promise<void> {
  window.history.back();
  await settled();
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

async function openSheet(name: string, closed: string[]): Promise<() => void> {
  const release = once(
    addSheetEntry(() => {
      closed.push(name);
      release();
    }),
  );
  opened.push(release);
  await settled();
  return release;
}

beforeEach(() => {
  window.history.pushState({ page: 'before' }, '', '/before');
  window.history.pushState({ page: 'pet' }, '', '/pet');
  router.mockClear();
});

afterEach(async () => {
  for (const release of opened.splice(0)) release();
  await settled();
});

test('R2.16 Back closes stacked sheets one by one, then leaves', async () => {
  const closed: string[] = [];
  await openSheet('lower', closed);
  await openSheet('upper', closed);

  await back();
  expect(closed).toEqual(['upper']);
  await back();
  expect(closed).toEqual(['upper', 'lower']);
  expect(window.location.pathname).toBe('/pet');
  expect(router).not.toHaveBeenCalled();

  await back();
  expect(window.location.pathname).toBe('/before');
  expect(router).toHaveBeenCalledTimes(1);
});

test('R2.16 a sheet closed by other means leaves no history entry', async () => {
  const release = await openSheet('sheet', []);
  window.history.replaceState(window.history.state, '', '/pet?done');
  release();
  await settled();
  expect(window.location.search).toBe('?done');
  expect(router).not.toHaveBeenCalled();

  window.history.forward();
  await settled();
  expect(window.history.state).not.toHaveProperty('sheet');

  await back();
  expect(window.location.pathname).toBe('/before');
});

test('R2.16 a sheet kept open after a question keeps its history entry', async () => {
  const asked = jest.fn(async () => undefined);
  const release = addSheetEntry(asked);
  await settled();

  await back();
  await back();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(window.location.pathname).toBe('/pet');
  release();
  await settled();
});

test('R2.16 a replacing sheet reuses the history entry', async () => {
  const closed: string[] = [];
  const release = await openSheet('first', closed);
  const length = window.history.length;
  release();
  await openSheet('second', closed);
  expect(window.history.length).toBe(length);

  await back();
  expect(closed).toEqual(['second']);
});

test('R2.16 Back from a page opened in a sheet skips the sheet', async () => {
  const release = await openSheet('sheet', []);
  leaveSheets(() => window.history.pushState({ page: 'next' }, '', '/next'));
  await settled();
  release();
  await settled();
  expect(window.location.pathname).toBe('/next');

  await back();
  expect(window.history.state).toEqual({ page: 'pet' });
});

test('R2.16 an aborted page load keeps the history entries in order', async () => {
  const navigation = new EventTarget();
  Object.assign(window, { navigation });
  const release = await openSheet('sheet', []);
  const stopped = new AbortController();
  const load = { destination: { sameDocument: false }, downloadRequest: null, signal: stopped.signal };
  navigation.dispatchEvent(Object.assign(new Event('navigate'), load));
  stopped.abort();

  release();
  await settled();
  Object.assign(window, { navigation: undefined });
  expect(window.history.state).toEqual({ page: 'pet' });
});
