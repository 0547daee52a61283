import type { Vault } from '../vault/vault';
import type { PlannedDownload } from './plan';
import { type Label, saveAnswer } from './sealed-answer';

const accepted = { page: 'text/html', read: 'application/json', image: 'image/webp' } as const;

export type FetchResult = { label: Label } | { status: number };

export async function fetchAnswer(
  userId: string,
  vault: Vault,
  wanted: PlannedDownload,
  signal: AbortSignal,
): Promise<FetchResult> {
  const init: RequestInit & { priority: 'low' } = {
    credentials: 'include',
    headers: { Accept: accepted[wanted.kind], ...(wanted.kind === 'read' && { 'X-Requested-With': 'XMLHttpRequest' }) },
    redirect: 'error',
    priority: 'low',
    signal,
  };
  const response = await fetch(wanted.path, init);
  const label = await saveAnswer(userId, vault, wanted, response);
  return label ? { label } : { status: response.status };
}
