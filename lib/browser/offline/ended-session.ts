import { nowMs } from '@/lib/core/time/clock';
import { deleteLapsedPages, deleteSavedPages } from '../storage/saved-pages';

/** A server that can be reached answers sooner, and whoever has no connection waits for their copy. */
const CALL_TIMEOUT_MS = 2000;

/** Whether a server that can be reached says that nobody is signed in. */
async function isEnded(): Promise<boolean> {
  try {
    const response = await fetch('/api/auth/session', {
      credentials: 'include',
      cache: 'no-store',
      headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    if (response.status === 401) return true;
    return response.ok && ((await response.json()) as { authenticated?: unknown }).authenticated === false;
  } catch {
    return false;
  }
}

/** Deletes the copies of a session that has ended, or that no server has confirmed for 30 days: before any is shown. */
export async function forgetEndedSession(): Promise<void> {
  try {
    if (await isEnded()) await deleteSavedPages();
    await deleteLapsedPages(nowMs());
  } catch (error) {
    console.error('saved pages could not be deleted', error);
  }
}
