import { findHead } from '../storage/saved-pages';
import type { Vault } from '../vault/vault';
import { fetchAnswer } from './fetch-answer';
import { wantedQuickAdd } from './plan';
import { FILL_PROGRAM } from './shell';
import { forgetStoredForms, rememberStoredForms } from './stored-forms';

const AGAIN_MS = 5000;
const TRIES = 12;
/** The browser may end a worker, and one of an earlier build does not answer. */
const ANSWER_MS = 60_000;

const storing = new Map<string, Promise<void>>();

/**
 * Stores what all forms of signed-in pages need: the program, forms first, and the pets of Quick add. Goes on while the
 * reader opens other pages, and tries again where the server was busy; only what is missing is requested. Once per load.
 *
 * @param maySave whether the connection may be used now
 */
export function storeForms(userId: string, vault: Vault, maySave: () => boolean): Promise<void> {
  const known = storing.get(userId);
  if (known !== undefined) return known;
  const work = tryToStore(userId, vault, maySave).then((isStored) => {
    if (!isStored) storing.delete(userId);
  });
  storing.set(userId, work);
  return work;
}

async function tryToStore(userId: string, vault: Vault, maySave: () => boolean): Promise<boolean> {
  // On the first visit the worker is still being installed.
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return false;
  for (let tries = 0; tries < TRIES; ) {
    if (maySave()) {
      tries += 1;
      if ((await storeQuickAdd(userId, vault)) && (await fillProgram(active))) {
        rememberStoredForms(userId);
        return true;
      }
    }
    await new Promise((later) => setTimeout(later, AGAIN_MS));
  }
  return false;
}

async function storeQuickAdd(userId: string, vault: Vault): Promise<boolean> {
  if (await findHead(userId, wantedQuickAdd.path)) return true;
  forgetStoredForms();
  const { signal } = new AbortController();
  const answer = await fetchAnswer(userId, vault, wantedQuickAdd, signal).catch(() => null);
  return answer !== null && 'label' in answer;
}

function fillProgram(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), ANSWER_MS);
    worker.postMessage(FILL_PROGRAM, [port2]);
  });
}
