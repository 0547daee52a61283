import { type Draft, type DraftKey, removeDraft, saveDraft } from '@/lib/browser/storage/drafts';
import { rememberedOwner } from '@/lib/browser/storage/remembered';

/** Maximum typing time that a crash can lose. */
const PAUSE_MS = 300;

export class DraftKeeper {
  owner: string | null = null;
  readonly #key: DraftKey;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next: Omit<Draft, 'savedAt'> | null = null;

  constructor(key: DraftKey) {
    this.#key = key;
  }

  schedule(draft: Omit<Draft, 'savedAt'>): void {
    this.#next = draft;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  flush(): void {
    clearTimeout(this.#timer);
    const draft = this.#next;
    if (!draft || this.owner === null || this.owner !== rememberedOwner()) return;
    this.#next = null;
    saveDraft(this.owner, this.#key, draft);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#next = null;
    if (this.owner !== null) removeDraft(this.owner, this.#key);
  }
}
