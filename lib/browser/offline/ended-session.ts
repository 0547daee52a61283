import { nowMs } from '@/lib/core/time/clock';
import { deleteLapsedPages, deleteSavedPages } from '../storage/saved-pages';
import { closeVaults } from '../vault/vault';

/** Short, because a reachable server answers sooner and an offline reader is waiting for the saved copy. */
const CALL_TIMEOUT_MS = 2000;

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

export async function forgetEndedSession(): Promise<void> {
  try {
    if (await isEnded()) await closeVaults().then(() => deleteSavedPages());
    if (await deleteLapsedPages(nowMs())) await closeVaults();
  } catch (error) {
    console.error('could not delete the saved pages', error);
  }
}
