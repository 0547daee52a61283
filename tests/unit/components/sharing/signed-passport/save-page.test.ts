import { savePage } from '@/components/sharing/signed-passport/check/save-page';
import { checkFiles } from '@/lib/browser/offline/shell';
import { consentCookieNames } from '@/lib/core/http/consent';

class Worker extends EventTarget {
  state = 'installing';

  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

interface Registered {
  active: Worker | null;
  installing: Worker | null;
  waiting: Worker | null;
}

const none: Registered = { active: null, installing: null, waiting: null };

function withWorkers(registeredWorker: Registered | undefined, register: () => Promise<Registered>) {
  const registers = jest.fn(register);
  const serviceWorker = { getRegistration: async () => registeredWorker, register: registers };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return registers;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  document.cookie = `${consentCookieNames.rejected}=; Max-Age=0`;
});

test.each([
  ['activated', true],
  ['redundant', false],
])('R13.5 a worker becoming %s decides whether a first visit saves the page', async (state, isSaved) => {
  const installing = new Worker();
  const registers = withWorkers(undefined, async () => ({ ...none, installing }));
  const savedPage = savePage();
  await Promise.resolve();
  setTimeout(() => installing.becomes(state));

  expect(await savedPage).toBe(isSaved);
  expect(registers).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
});

test('R13.5 a page that is saved is not saved again', async () => {
  const registers = withWorkers({ ...none, active: new Worker() }, async () => none);
  expect([await savePage(), registers.mock.calls]).toEqual([true, []]);
});

test('R13.5 saves no page without workers, after failures or without consent', async () => {
  expect(await savePage()).toBe(false);
  withWorkers(undefined, async () => Promise.reject(new Error('offline')));
  expect(await savePage()).toBe(false);

  document.cookie = `${consentCookieNames.rejected}=true`;
  const registers = withWorkers(undefined, async () => ({ ...none, active: new Worker() }));
  expect([await savePage(), registers.mock.calls]).toEqual([false, []]);
});

test('R13.5 the worker saves all files needed to check a passport', () => {
  expect(checkFiles).toEqual(
    expect.arrayContaining([
      '/v',
      '/v/check.js',
      '/v/check.css',
      '/v/code-reader.js',
      '/.well-known/pawfolio-keys.json',
    ]),
  );
});
