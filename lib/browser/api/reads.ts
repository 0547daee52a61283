import { nowMs } from '@/lib/core/time/clock';

/** What is known of one read. */
export interface ReadState {
  /** The newest answer; undefined until there is one. */
  data: unknown;
  /** The last try failed. */
  isError: boolean;
  /** A try is under way. */
  isFetching: boolean;
}

interface Entry {
  state: ReadState;
  /** When `data` was read, in milliseconds; as long ago as can be when something has changed it since. */
  readAt: number;
  /** The try under way. */
  coming: Promise<unknown> | undefined;
  /** What reads it anew for those who show it, by the listener of each. */
  shown: Map<() => void, () => Promise<unknown>>;
}

const nothing: ReadState = { data: undefined, isError: false, isFetching: false };
const NEVER = Number.NEGATIVE_INFINITY;

/**
 * Answers by key. Nothing is read again by itself, neither after a time nor for a failure (R2.11): whoever asks says how old
 * an answer may be, and a write says what it has changed.
 */
export class Reads {
  private readonly entries = new Map<string, Entry>();

  state(key: string): ReadState {
    return this.entries.get(key)?.state ?? nothing;
  }

  /** Whether the answer is younger than `freshFor` milliseconds, and unchanged. */
  isFresh(key: string, freshFor: number): boolean {
    const entry = this.entries.get(key);
    return entry !== undefined && nowMs() - entry.readAt < freshFor;
  }

  /** The answer if it is fresh, else a new one; two who ask at once share it. @throws what `read` throws */
  fresh<T>(key: string, read: () => Promise<T>, freshFor: number): Promise<T> {
    const { coming, state } = this.entry(key);
    if (coming !== undefined) return coming as Promise<T>;
    return this.isFresh(key, freshFor) ? Promise.resolve(state.data as T) : this.again(key, read);
  }

  /** A new answer. @throws what `read` throws */
  again<T>(key: string, read: () => Promise<T>): Promise<T> {
    const entry = this.entry(key);
    const coming = read();
    entry.coming = coming;
    this.show(entry, { ...entry.state, isFetching: true });
    const settle = (state: ReadState, readAt: number) => {
      // What was put or forgotten meanwhile is newer than this answer.
      if (entry.coming !== coming) return;
      entry.coming = undefined;
      entry.readAt = readAt;
      this.show(entry, state);
    };
    coming.then(
      (data) => settle({ data, isError: false, isFetching: false }, nowMs()),
      () => settle({ ...entry.state, isError: true, isFetching: false }, entry.readAt),
    );
    return coming;
  }

  put(key: string, data: unknown): void {
    const entry = this.entry(key);
    entry.coming = undefined;
    entry.readAt = nowMs();
    this.show(entry, { data, isError: false, isFetching: false });
  }

  /** Makes answers old; those that are shown are read anew at once. */
  markChanged(changed: RegExp): void {
    for (const [key, entry] of this.entries) {
      if (!changed.test(key)) continue;
      entry.readAt = NEVER;
      // What is under way was asked before the change.
      entry.coming = undefined;
      const [read] = entry.shown.values();
      if (read) this.again(key, read).catch(() => undefined);
      else if (entry.state.isFetching) this.show(entry, { ...entry.state, isFetching: false });
    }
  }

  forget(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    entry.coming = undefined;
    this.entries.delete(key);
  }

  forgetAll(): void {
    for (const key of [...this.entries.keys()]) this.forget(key);
  }

  /** How many answers are held. */
  get size(): number {
    return this.entries.size;
  }

  /** @param read what reads it anew while it is shown. @returns how to stop listening */
  subscribe(key: string, listener: () => void, read: () => Promise<unknown>): () => void {
    const entry = this.entry(key);
    entry.shown.set(listener, read);
    return () => entry.shown.delete(listener);
  }

  private entry(key: string): Entry {
    let entry = this.entries.get(key);
    if (!entry) {
      entry = { state: nothing, readAt: NEVER, coming: undefined, shown: new Map() };
      this.entries.set(key, entry);
    }
    return entry;
  }

  private show(entry: Entry, state: ReadState): void {
    entry.state = state;
    for (const listener of [...entry.shown.keys()]) listener();
  }
}
