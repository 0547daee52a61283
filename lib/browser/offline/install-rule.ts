import { DAY } from '@/lib/core/time/durations';
import { readPreference, rememberPreference } from '../storage/preferences';

/** The prompt comes this long after the browser's offer, and again after a week (specification, sections 4 and 9). */
export const PROMPT_AFTER_MS = 5000;
const SHOW_AGAIN_MS = 7 * DAY;

const DISMISSED = 'pwaPromptDismissed';
const LAST_SHOWN = 'pwaPromptLastShown';

interface PromptHistory {
  /** The app runs in a window of its own. */
  standalone: boolean;
  dismissed: boolean;
  /** Milliseconds since the epoch; null when it was never shown. */
  lastShown: number | null;
  now: number;
}

/** Never in standalone; else if it was never dismissed, or was last shown more than 7 days ago (R4.2). */
export function mayPrompt({ standalone, dismissed, lastShown, now }: PromptHistory): boolean {
  if (standalone) return false;
  return !dismissed || lastShown === null || now - lastShown > SHOW_AGAIN_MS;
}

/** What is remembered of earlier prompts; without consent to preferences for as long as the page lives. */
export function promptHistory(): Pick<PromptHistory, 'dismissed' | 'lastShown'> {
  const lastShown = Number.parseInt(readPreference(LAST_SHOWN) ?? '', 10);
  return {
    dismissed: readPreference(DISMISSED) === 'true',
    lastShown: Number.isNaN(lastShown) ? null : lastShown,
  };
}

export function recordPromptShown(now: number): void {
  rememberPreference(LAST_SHOWN, String(now));
}

export function recordPromptDismissed(): void {
  rememberPreference(DISMISSED, 'true');
}
