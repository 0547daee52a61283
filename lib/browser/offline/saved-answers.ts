/// <reference lib="webworker" />

import { nowMs } from '@/lib/core/time/clock';
import { isLate } from '../page/late';
import { savedUsers } from '../storage/saved-database';
import { findHead } from '../storage/saved-pages';
import { openVault } from '../vault/vault';
import { smallPhoto } from './saved-html';
import { openAnswer, saveAnswer } from './sealed-answer';
import type { Visit } from './shell';
import type { Hanging } from './timeouts';

export async function hasSaved(path: string): Promise<boolean> {
  for (const userId of await savedUsers()) {
    if ((await openVault(userId)) && (await findHead(userId, path))) return true;
  }
  return false;
}

export async function savedAnswer(path: string): Promise<Response | null> {
  for (const userId of await savedUsers()) {
    const answer = await openAnswer(userId, path);
    if (answer) return answer;
  }
  return null;
}

const READS = /^\/api\/(pets|users|quick-add)(\/|$)/;

export function mayBeSaved({ method, url }: Request): boolean {
  return method === 'GET' && READS.test(new URL(url).pathname);
}

export async function readAnswer(request: Request, hanging: Hanging): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const answer = fetch(request);
  answer.then(() => hanging.note(false, nowMs())).catch(() => undefined);
  if (await isLate(answer, hanging.patience(nowMs()))) hanging.note(true, nowMs());
  else {
    const response = await answer.catch(() => null);
    if (response) return response;
  }
  const path = pathname + search;
  return (await savedAnswer(smallPhoto(path) ?? path)) ?? answer;
}

const KEPT_VISITS = 3;

export class Visits {
  readonly #pages = new Map<string, { path: string; response: Response }>();

  note(clientId: string, path: string, response: Response): void {
    // Some browsers do not identify the tab.
    if (clientId === '' || !response.ok || response.redirected) return;
    this.#pages.set(clientId, { path, response: response.clone() });
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > KEPT_VISITS && oldest !== undefined) this.#pages.delete(oldest);
  }

  async save(clientId: string, { visited, userId }: Visit): Promise<boolean> {
    const page = this.#pages.get(clientId);
    this.#pages.delete(clientId);
    const vault = await openVault(userId);
    if (page?.path !== visited || !vault) return false;
    return (await saveAnswer(userId, vault, { path: visited, kind: 'page', rank: 0 }, page.response)) !== null;
  }
}
