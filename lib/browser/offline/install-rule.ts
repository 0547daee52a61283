import { DAY } from '@/lib/core/time/durations';
import { readPreference, rememberPreference } from '../storage/preferences';

/** Specification, sections 4 and 9. */
export const PROMPT_AFTER_MS = 5000;
const SHOW_AGAIN_MS = 7 * DAY;

const DISMISSED = 'pwaPromptDismissed';
const LAST_SHOWN = 'pwaPromptLastShown';

interface PromptHistory {
  standalone: boolean;
  dismissed: boolean;
  /** Milliseconds since the epoch. */
  lastShown: number | null;
  now: number;
}

/** R4.2. */
export function mayPrompt({ standalone, dismissed, lastShown, now }: PromptHistory): boolean {
  if (standalone) return false;
  return !dismissed || lastShown === null || now - lastShown > SHOW_AGAIN_MS;
}

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
