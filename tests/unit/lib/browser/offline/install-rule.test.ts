/** @jest-environment jsdom */
import {
  mayPrompt,
  PROMPT_AFTER_MS,
  promptHistory,
  recordPromptDismissed,
  recordPromptShown,
} from '@/lib/browser/offline/install-rule';
import { applyPreferenceConsent, rememberPreference } from '@/lib/browser/storage/preferences';

const DAY = 86_400_000;
const now = 1_800_000_000_000;
const first = { standalone: false, dismissed: false, lastShown: null, now };

describe('the install prompt', () => {
  test('R4.2 appears after 5 s', () => {
    expect(PROMPT_AFTER_MS).toBe(5000);
  });

  test.each([
    ['never dismissed, never shown', {}, true],
    ['never dismissed, shown a moment ago', { lastShown: now - 1 }, true],
    ['dismissed a moment ago', { dismissed: true, lastShown: now - 1 }, false],
    ['dismissed, last shown exactly 7 days ago', { dismissed: true, lastShown: now - 7 * DAY }, false],
    ['dismissed, last shown more than 7 days ago', { dismissed: true, lastShown: now - 7 * DAY - 1 }, true],
    ['dismissed at an unknown time', { dismissed: true, lastShown: null }, true],
    ['in standalone, never dismissed', { standalone: true }, false],
    ['in standalone, dismissed long ago', { standalone: true, dismissed: true, lastShown: 0 }, false],
  ])('R4.2 %s', (_, change, shown) => {
    expect(mayPrompt({ ...first, ...change })).toBe(shown);
  });

  test('R3.5 R4.2 its two keys are stored only with consent to preferences', () => {
    expect(promptHistory()).toEqual({ dismissed: false, lastShown: null });
    document.cookie = 'pawfolio-cookie-consent=true';
    recordPromptShown(now);
    recordPromptDismissed();
    expect({ ...localStorage }).toEqual({});
    expect(promptHistory()).toEqual({ dismissed: true, lastShown: now });

    document.cookie = 'pawfolio-preferences=true';
    applyPreferenceConsent();
    expect({ ...localStorage }).toEqual({ pwaPromptDismissed: 'true', pwaPromptLastShown: String(now) });

    rememberPreference('pwaPromptLastShown', 'yesterday');
    expect(promptHistory().lastShown).toBeNull();
    document.cookie = 'pawfolio-preferences=false';
    applyPreferenceConsent();
    expect({ ...localStorage }).toEqual({});
  });
});
