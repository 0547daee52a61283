import { PRODUCT_SLUG } from '@/lib/core/config/product';
import { nowMs } from '@/lib/core/time/clock';
import { DAY } from '@/lib/core/time/durations';

export interface Draft {
  /** Milliseconds since the epoch. */
  savedAt: number;
  values: Record<string, unknown>;
  attempt?: string;
}

export type DraftKey = `${string}/${string}`;

export const draftLimits = { count: 20, characters: 100_000, age: 7 * DAY } as const;

const SECRET_FIELDS: ReadonlySet<string> = new Set(['password', 'currentPassword', 'pin', 'code']);

const PREFIX = `${PRODUCT_SLUG}-draft:`;
const prefixOf = (owner: string) => `${PREFIX}${owner}:`;

export function entryDraft(form: string, petId: string, entryId: string | null | undefined): DraftKey {
  return `${form}/${petId}/${entryId ?? NEW}`;
}

const NEW = 'new';

export function isOfNewEntry(key: DraftKey): boolean {
  return key.endsWith(`/${NEW}`);
}

function listDraftKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}

function readDraft(storageKey: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Draft | null;
    const isWhole = typeof draft?.savedAt === 'number' && typeof draft.values === 'object' && draft.values !== null;
    // A time in the future also counts as lapsed, because the clock was set back.
    return isWhole && Math.abs(nowMs() - draft.savedAt) < draftLimits.age ? draft : null;
  } catch {
    return null;
  }
}

export function saveDraft(owner: string, key: DraftKey, draft: Omit<Draft, 'savedAt'>): void {
  const values = Object.fromEntries(Object.entries(draft.values).filter(([name]) => !SECRET_FIELDS.has(name)));
  if (Object.keys(values).length === 0) return;
  const text = JSON.stringify({ ...draft, values, savedAt: nowMs() });
  if (text.length > draftLimits.characters) return;
  try {
    localStorage.setItem(prefixOf(owner) + key, text);
    dropOldest();
  } catch (error) {
    console.info('could not store a draft', error);
  }
}

function dropOldest(): void {
  const draftKeys = listDraftKeys();
  if (draftKeys.length <= draftLimits.count) return;
  const ages = draftKeys
    .map((key) => ({ key, savedAt: readDraft(key)?.savedAt ?? 0 }))
    .sort((a, b) => b.savedAt - a.savedAt);
  for (const { key } of ages.slice(draftLimits.count)) localStorage.removeItem(key);
}

export function findDraft(owner: string, key: DraftKey): Draft | null {
  return readDraft(prefixOf(owner) + key);
}

export function removeDraft(owner: string, key: DraftKey): void {
  localStorage.removeItem(prefixOf(owner) + key);
}

export function deleteDrafts(exceptUserId?: string): void {
  const exceptPrefix = exceptUserId === undefined ? undefined : prefixOf(exceptUserId);
  for (const key of listDraftKeys())
    if (exceptPrefix === undefined || !key.startsWith(exceptPrefix)) localStorage.removeItem(key);
}

export function deleteLapsedDrafts(): void {
  for (const key of listDraftKeys()) if (readDraft(key) === null) localStorage.removeItem(key);
}
