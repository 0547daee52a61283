import { type Draft, type DraftKey, removeDraft, saveDraft } from '@/lib/browser/storage/drafts';
import { rememberedOwner } from '@/lib/browser/storage/remembered';

/** A crash loses what was typed in this time at most, in milliseconds. */
const PAUSE_MS = 300;

/** Keeps the draft of one open form for whoever it was opened by; for nobody else, should they sign in meanwhile. */
export class DraftKeeper {
  /** Known as soon as the server has said who is signed in. */
  owner: string | null = null;
  readonly #key: DraftKey;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next: Omit<Draft, 'savedAt'> | null = null;

  constructor(key: DraftKey) {
    this.#key = key;
  }

  /** Keeps it after a pause in typing. */
  keep(draft: Omit<Draft, 'savedAt'>): void {
    this.#next = draft;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  /** Keeps now what waits for the pause. */
  flush(): void {
    clearTimeout(this.#timer);
    const draft = this.#next;
    if (!draft || this.owner === null || this.owner !== rememberedOwner()) return;
    this.#next = null;
    saveDraft(this.owner, this.#key, draft);
  }

  /** Nothing is left to keep: it was saved, discarded or taken back. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#next = null;
    if (this.owner !== null) removeDraft(this.owner, this.#key);
  }
}
