import { nowMs } from '@/lib/core/time/clock';

export interface ReadState {
  data: unknown;
  isError: boolean;
  isFetching: boolean;
}

interface Entry {
  state: ReadState;
  /** Milliseconds; `NEVER` once a write has made the data stale. */
  readAt: number;
  coming: Promise<unknown> | undefined;
  shown: Map<() => void, () => Promise<unknown>>;
}

const nothing: ReadState = { data: undefined, isError: false, isFetching: false };
const NEVER = Number.NEGATIVE_INFINITY;

/** Never refetches on its own, neither after a time nor after a failure (R2.11): callers set the maximum age. */
export class Reads {
  private readonly entries = new Map<string, Entry>();

  state(key: string): ReadState {
    return this.entries.get(key)?.state ?? nothing;
  }

  isFresh(key: string, freshFor: number): boolean {
    const entry = this.entries.get(key);
    return entry !== undefined && nowMs() - entry.readAt < freshFor;
  }

  fresh<T>(key: string, read: () => Promise<T>, freshFor: number): Promise<T> {
    const { coming, state } = this.entry(key);
    if (coming !== undefined) return coming as Promise<T>;
    return this.isFresh(key, freshFor) ? Promise.resolve(state.data as T) : this.again(key, read);
  }

  again<T>(key: string, read: () => Promise<T>): Promise<T> {
    const entry = this.entry(key);
    const coming = read();
    entry.coming = coming;
    this.show(entry, { ...entry.state, isFetching: true });
    const settle = (state: ReadState, readAt: number) => {
      // Superseded by a newer answer, or forgotten meanwhile.
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

  invalidate(changed: RegExp): void {
    for (const [key, entry] of this.entries) {
      if (!changed.test(key)) continue;
      entry.readAt = NEVER;
      // The request in flight was sent before the change.
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

  get size(): number {
    return this.entries.size;
  }

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
