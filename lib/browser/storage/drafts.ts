import { PRODUCT_SLUG } from '@/lib/core/config/product';
import { nowMs } from '@/lib/core/time/clock';
import { DAY } from '@/lib/core/time/durations';

/** What was typed into a form and not saved. */
export interface Draft {
  /** Milliseconds since the epoch. */
  savedAt: number;
  values: Record<string, unknown>;
  /** The idempotency key under which the form has tried to save it, where it has one. */
  attempt?: string;
}

/** Which form it is, of which pet and of which entry; the part without a pet or an entry is left out or says `new`. */
export type DraftKey = `${string}/${string}`;

/** How much a device keeps; the oldest drafts go first. */
export const draftLimits = { count: 20, characters: 100_000, age: 7 * DAY } as const;

/** Fields that are never kept, whatever form they stand in. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(['password', 'currentPassword', 'pin', 'code']);

const PREFIX = `${PRODUCT_SLUG}-draft:`;
const prefixOf = (owner: string) => `${PREFIX}${owner}:`;

/** The key of a form that adds or changes an entry of a pet. @param entryId none for a new entry */
export function entryDraft(form: string, petId: string, entryId: string | null | undefined): DraftKey {
  return `${form}/${petId}/${entryId ?? NEW}`;
}

const NEW = 'new';

/** Whether the form adds something: then the draft holds all of its fields, also the ones that nobody changed. */
export function isOfNewEntry(key: DraftKey): boolean {
  return key.endsWith(`/${NEW}`);
}

function storedKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}

function read(storageKey: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Draft | null;
    const isWhole = typeof draft?.savedAt === 'number' && typeof draft.values === 'object' && draft.values !== null;
    // A moment ahead of the clock has lapsed too: somebody has put the clock back.
    return isWhole && Math.abs(nowMs() - draft.savedAt) < draftLimits.age ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps what was typed in place of the draft before. Passwords, PINs and codes are left out; what is too long is not kept. */
export function saveDraft(owner: string, key: DraftKey, draft: Omit<Draft, 'savedAt'>): void {
  const values = Object.fromEntries(Object.entries(draft.values).filter(([name]) => !SECRET_FIELDS.has(name)));
  if (Object.keys(values).length === 0) return;
  const text = JSON.stringify({ ...draft, values, savedAt: nowMs() });
  if (text.length > draftLimits.characters) return;
  try {
    localStorage.setItem(prefixOf(owner) + key, text);
    dropOldest();
  } catch (error) {
    console.info('a draft could not be kept', error);
  }
}

function dropOldest(): void {
  const kept = storedKeys();
  if (kept.length <= draftLimits.count) return;
  const ages = kept.map((key) => ({ key, savedAt: read(key)?.savedAt ?? 0 })).sort((a, b) => b.savedAt - a.savedAt);
  for (const { key } of ages.slice(draftLimits.count)) localStorage.removeItem(key);
}

/** The draft of a form, unless it is older than `draftLimits.age`. */
export function findDraft(owner: string, key: DraftKey): Draft | null {
  return read(prefixOf(owner) + key);
}

export function removeDraft(owner: string, key: DraftKey): void {
  localStorage.removeItem(prefixOf(owner) + key);
}

/** Deletes every draft from this browser, except those of one user where one is named. */
export function deleteDrafts(exceptUserId?: string): void {
  const kept = exceptUserId === undefined ? undefined : prefixOf(exceptUserId);
  for (const key of storedKeys()) if (kept === undefined || !key.startsWith(kept)) localStorage.removeItem(key);
}

/** Deletes what is too old, whoever it belongs to. */
export function deleteLapsedDrafts(): void {
  for (const key of storedKeys()) if (read(key) === null) localStorage.removeItem(key);
}
