import { DAY } from '../dates';

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

/** What local storage knows of earlier prompts. */
export function promptHistory(storage: Storage): Pick<PromptHistory, 'dismissed' | 'lastShown'> {
  const lastShown = Number.parseInt(storage.getItem(LAST_SHOWN) ?? '', 10);
  return {
    dismissed: storage.getItem(DISMISSED) === 'true',
    lastShown: Number.isNaN(lastShown) ? null : lastShown,
  };
}

export function notePromptShown(storage: Storage, now: number): void {
  storage.setItem(LAST_SHOWN, String(now));
}

export function notePromptDismissed(storage: Storage): void {
  storage.setItem(DISMISSED, 'true');
}
