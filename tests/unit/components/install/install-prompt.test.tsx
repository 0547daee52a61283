import { act, screen } from '@testing-library/react';
import { InstallPrompt } from '@/components/install/install-prompt';
import { rememberPreference } from '@/lib/browser/storage/preferences';
import en from '@/messages/en.json';
import { renderInLanguage } from '@/tests/support/render-in-language';

let path = '/home';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const DAY = 86_400_000;
const realFetch = global.fetch;
const persist = jest.fn(async () => true);
Object.defineProperty(navigator, 'storage', { value: { persisted: async () => false, persist }, configurable: true });

beforeEach(() => {
  path = '/home';
  for (const key of ['pwaPromptDismissed', 'pwaPromptLastShown'] as const) rememberPreference(key, '');
  localStorage.clear();
  sessionStorage.clear();
  persist.mockClear();
  document.documentElement.dataset.consent = 'given';
  document.cookie = 'pawfolio-cookie-consent=true';
  document.cookie = 'pawfolio-preferences=true';
  displayedIn('browser');
  global.fetch = (async () => ({ ok: true, json: async () => en.install })) as unknown as typeof fetch;
  jest.useFakeTimers();
});

afterEach(() => {
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  jest.useRealTimers();
  global.fetch = realFetch;
});

function displayedIn(mode: 'browser' | 'standalone') {
  window.matchMedia = ((query: string) => ({ matches: query === `(display-mode: ${mode})` })) as typeof matchMedia;
}

function offerInstall(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = jest.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const card = () => screen.queryByRole('complementary', { name: 'Install Pawfolio' });

async function pressButton(name: 'Install' | 'Dismiss') {
  await act(async () => screen.getByRole('button', { name }).click());
  await advanceTime(0);
}

describe('the install prompt', () => {
  test('R4.2 appears 5 s after the browser’s offer, instead of the browser’s banner', async () => {
    renderInLanguage(<InstallPrompt />);
    const { event } = offerInstall();
    expect(event.defaultPrevented).toBe(true);

    await advanceTime(4999);
    expect(card()).not.toBeInTheDocument();
    expect(localStorage.getItem('pwaPromptLastShown')).toBeNull();

    await advanceTime(1);
    expect(card()).toBeVisible();
    expect(localStorage.getItem('pwaPromptLastShown')).toBe(String(Date.now()));
  });

  test('R4.2 does not come without an offer', async () => {
    renderInLanguage(<InstallPrompt />);
    await advanceTime(60_000);
    expect(card()).not.toBeInTheDocument();
  });

  test('R4.2 Install prompts the browser; acceptance hides it without storing a dismissal', async () => {
    renderInLanguage(<InstallPrompt />);
    const { prompt } = offerInstall('accepted');

    await advanceTime(5000);
    await pressButton('Install');

    expect(prompt).toHaveBeenCalledTimes(1);
    expect(card()).not.toBeInTheDocument();
    expect(localStorage.getItem('pwaPromptDismissed')).toBeNull();
    expect(persist).toHaveBeenCalledTimes(1);
  });

  test('R4.2 declining in the browser’s dialog counts as dismissed', async () => {
    renderInLanguage(<InstallPrompt />);
    offerInstall('dismissed');
    await advanceTime(5000);
    await pressButton('Install');

    expect(card()).not.toBeInTheDocument();
    expect(localStorage.getItem('pwaPromptDismissed')).toBe('true');
    expect(persist).not.toHaveBeenCalled();
  });

  test('R4.2 returns 7 days after it is dismissed', async () => {
    const { unmount } = renderInLanguage(<InstallPrompt />);
    const { prompt } = offerInstall();
    await advanceTime(5000);
    await pressButton('Dismiss');
    expect(prompt).not.toHaveBeenCalled();
    expect(card()).not.toBeInTheDocument();
    expect(localStorage.getItem('pwaPromptDismissed')).toBe('true');
    unmount();

    jest.setSystemTime(Number(localStorage.getItem('pwaPromptLastShown')) + 7 * DAY - 5000);
    const { unmount: leave } = renderInLanguage(<InstallPrompt />);
    offerInstall();
    await advanceTime(5000);
    expect(card()).not.toBeInTheDocument();
    leave();

    renderInLanguage(<InstallPrompt />);
    offerInstall();
    await advanceTime(5001);
    expect(card()).toBeVisible();
  });

  test('R4.2 disappears when the app is installed from the browser’s menu', async () => {
    renderInLanguage(<InstallPrompt />);
    offerInstall();
    await advanceTime(5000);
    await act(async () => void window.dispatchEvent(new Event('appinstalled')));
    expect(card()).not.toBeInTheDocument();
  });

  test('R4.2 never appears in an installed app', async () => {
    displayedIn('standalone');
    renderInLanguage(<InstallPrompt />);
    offerInstall();
    await advanceTime(5000);
    expect(card()).not.toBeInTheDocument();
  });

  test('R4.2 R3.5 waits for the cookie choice and stores nothing before it', async () => {
    document.cookie = 'pawfolio-cookie-consent=; Max-Age=0';
    document.documentElement.dataset.consent = 'pending';
    renderInLanguage(<InstallPrompt />);
    offerInstall();
    await advanceTime(60_000);

    expect(card()).not.toBeInTheDocument();
    expect({ ...localStorage }).toEqual({});
    document.cookie = 'pawfolio-cookie-consent=true';
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await advanceTime(0);
    expect(card()).toBeVisible();
  });

  test('R4.2 does not appear to readers of another user’s pet', async () => {
    path = '/shared/key';
    renderInLanguage(<InstallPrompt />);
    offerInstall();
    await advanceTime(5000);
    expect(card()).not.toBeInTheDocument();
  });
});
