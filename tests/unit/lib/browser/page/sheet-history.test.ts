/** @jest-environment jsdom */
import { addSheetEntry, leaveSheets } from '@/lib/browser/page/sheet-history';

const router = jest.fn();
const openSheets: (() => void)[] = [];
window.addEventListener('popstate', router);

let popCount = 0;
// Registered before the listener of the sheets, because that listener stops the event.
window.addEventListener('popstate', () => (popCount += 1), true);

async function waitForHistory(): Promise<void> {
  let before: number;
  do {
    before = popCount;
    await new Promise((resolveWait) => setTimeout(resolveWait, 80));
  } while (popCount !== before);
}

async function back(): Promise<void> {
  window.history.back();
  await waitForHistory();
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

async function openSheet(name: string, closedSheets: string[]): Promise<() => void> {
  const releaseSheet = once(
    addSheetEntry(() => {
      closedSheets.push(name);
      releaseSheet();
    }),
  );
  openSheets.push(releaseSheet);
  await waitForHistory();
  return releaseSheet;
}

beforeEach(() => {
  window.history.pushState({ page: 'before' }, '', '/before');
  window.history.pushState({ page: 'pet' }, '', '/pet');
  router.mockClear();
});

afterEach(async () => {
  for (const releaseSheet of openSheets.splice(0)) releaseSheet();
  await waitForHistory();
});

test('R2.16 Back closes stacked sheets one by one, then leaves', async () => {
  const closedSheets: string[] = [];
  await openSheet('lower', closedSheets);
  await openSheet('upper', closedSheets);

  await back();
  expect(closedSheets).toEqual(['upper']);
  await back();
  expect(closedSheets).toEqual(['upper', 'lower']);
  expect(window.location.pathname).toBe('/pet');
  expect(router).not.toHaveBeenCalled();

  await back();
  expect(window.location.pathname).toBe('/before');
  expect(router).toHaveBeenCalledTimes(1);
});

test('R2.16 a sheet closed by other means leaves no history entry', async () => {
  const releaseSheet = await openSheet('sheet', []);
  window.history.replaceState(window.history.state, '', '/pet?done');
  releaseSheet();
  await waitForHistory();
  expect(window.location.search).toBe('?done');
  expect(router).not.toHaveBeenCalled();

  window.history.forward();
  await waitForHistory();
  expect(window.history.state).not.toHaveProperty('sheet');

  await back();
  expect(window.location.pathname).toBe('/before');
});

test('R2.16 a sheet kept open after a question keeps its history entry', async () => {
  const onClose = jest.fn(async () => undefined);
  const releaseSheet = addSheetEntry(onClose);
  await waitForHistory();

  await back();
  await back();
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(window.location.pathname).toBe('/pet');
  releaseSheet();
  await waitForHistory();
});

test('R2.16 a replacing sheet reuses the history entry', async () => {
  const closedSheets: string[] = [];
  const releaseSheet = await openSheet('first', closedSheets);
  const length = window.history.length;
  releaseSheet();
  await openSheet('second', closedSheets);
  expect(window.history.length).toBe(length);

  await back();
  expect(closedSheets).toEqual(['second']);
});

test('R2.16 Back from a page opened in a sheet skips the sheet', async () => {
  const releaseSheet = await openSheet('sheet', []);
  leaveSheets(() => window.history.pushState({ page: 'next' }, '', '/next'));
  await waitForHistory();
  releaseSheet();
  await waitForHistory();
  expect(window.location.pathname).toBe('/next');

  await back();
  expect(window.history.state).toEqual({ page: 'pet' });
});

test('R2.16 an aborted page load keeps the history entries in order', async () => {
  const navigation = new EventTarget();
  Object.assign(window, { navigation });
  const releaseSheet = await openSheet('sheet', []);
  const stopController = new AbortController();
  const load = { destination: { sameDocument: false }, downloadRequest: null, signal: stopController.signal };
  navigation.dispatchEvent(Object.assign(new Event('navigate'), load));
  stopController.abort();

  releaseSheet();
  await waitForHistory();
  Object.assign(window, { navigation: undefined });
  expect(window.history.state).toEqual({ page: 'pet' });
});
