import { findHead } from '../storage/saved-pages';
import { areFormsStored, forgetStoredForms, rememberStoredForms } from '../storage/stored-forms';
import type { Vault } from '../vault/vault';
import { fetchAnswer } from './fetch-answer';
import { wantedQuickAdd } from './plan';
import { FILL_PROGRAM } from './shell';
import { formsOf, pageBuild } from './stored-forms';

const AGAIN_MS = 5000;
const TRIES = 12;
/** Covers a worker that the browser stops and a hanging network. */
const ANSWER_MS = 15_000;

let storing: Promise<void> | null = null;

export function storeForms(userId: string, vault: Vault, maySave: () => boolean): Promise<void> {
  storing ??= tryToStore(userId, vault, maySave)
    .catch((error) => console.info('could not store the forms', error))
    .finally(() => {
      storing = null;
    });
  return storing;
}

async function tryToStore(userId: string, vault: Vault, maySave: () => boolean): Promise<void> {
  const quickAdd = await findHead(userId, wantedQuickAdd.path);
  if (!quickAdd) forgetStoredForms();
  else if (!quickAdd.isStale && areFormsStored(formsOf(userId))) return;
  // On the first visit the worker is still installing.
  const { active } = await navigator.serviceWorker.ready;
  for (let tries = 0; active && tries < TRIES; ) {
    if (maySave()) {
      tries += 1;
      const parts = await Promise.all([storeQuickAdd(userId, vault), fillProgram(active)]);
      if (parts.every(Boolean)) return rememberStoredForms(formsOf(userId));
    }
    await new Promise((later) => setTimeout(later, AGAIN_MS));
  }
}

async function storeQuickAdd(userId: string, vault: Vault): Promise<boolean> {
  const head = await findHead(userId, wantedQuickAdd.path);
  if (head && !head.isStale) return true;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWER_MS);
  const answer = await fetchAnswer(userId, vault, wantedQuickAdd, late.signal).catch(() => null);
  clearTimeout(timer);
  return answer !== null && 'label' in answer;
}

function fillProgram(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === pageBuild());
    setTimeout(() => resolve(false), ANSWER_MS);
    worker.postMessage(FILL_PROGRAM, [port2]);
  });
}
