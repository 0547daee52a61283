import { nowMs } from '@/lib/core/time/clock';

export interface ReadState {
  data: unknown;
  isError: boolean;
  isFetching: boolean;
}

interface Entry {
  state: ReadState;
  /** Milliseconds; `NEVER` once a write made the data stale. */
  readAt: number;
  inFlight: Promise<unknown> | undefined;
  readers: Map<() => void, () => Promise<unknown>>;
}

const nothing: ReadState = { data: undefined, isError: false, isFetching: false };
const NEVER = Number.NEGATIVE_INFINITY;

/** Never refetches by itself, neither after a time nor after a failure (R2.11). Callers set the maximum age. */
export class Reads {
  private readonly entries = new Map<string, Entry>();

  state(key: string): ReadState {
    return this.entries.get(key)?.state ?? nothing;
  }

  isFresh(key: string, freshFor: number): boolean {
    const entry = this.entries.get(key);
    return entry !== undefined && nowMs() - entry.readAt < freshFor;
  }

  fresh<T>(key: string, readValue: () => Promise<T>, freshFor: number): Promise<T> {
    const { inFlight, state } = this.entry(key);
    if (inFlight !== undefined) return inFlight as Promise<T>;
    return this.isFresh(key, freshFor) ? Promise.resolve(state.data as T) : this.again(key, readValue);
  }

  again<T>(key: string, readValue: () => Promise<T>): Promise<T> {
    const entry = this.entry(key);
    const answer = readValue();
    entry.inFlight = answer;
    this.show(entry, { ...entry.state, isFetching: true });
    const storeAnswer = (state: ReadState, readAt: number) => {
      if (entry.inFlight !== answer) return;
      entry.inFlight = undefined;
      entry.readAt = readAt;
      this.show(entry, state);
    };
    answer.then(
      (data) => storeAnswer({ data, isError: false, isFetching: false }, nowMs()),
      () => storeAnswer({ ...entry.state, isError: true, isFetching: false }, entry.readAt),
    );
    return answer;
  }

  put(key: string, data: unknown): void {
    const entry = this.entry(key);
    entry.inFlight = undefined;
    entry.readAt = nowMs();
    this.show(entry, { data, isError: false, isFetching: false });
  }

  invalidate(changedPaths: RegExp): void {
    for (const [key, entry] of this.entries) {
      if (!changedPaths.test(key)) continue;
      entry.readAt = NEVER;
      // The request in flight started before the change, so its answer may be stale.
      entry.inFlight = undefined;
      const [readEntry] = entry.readers.values();
      if (readEntry) this.again(key, readEntry).catch(() => undefined);
      else if (entry.state.isFetching) this.show(entry, { ...entry.state, isFetching: false });
    }
  }

  forget(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    entry.inFlight = undefined;
    this.entries.delete(key);
  }

  forgetAll(): void {
    for (const key of [...this.entries.keys()]) this.forget(key);
  }

  get size(): number {
    return this.entries.size;
  }

  subscribe(key: string, listener: () => void, readValue: () => Promise<unknown>): () => void {
    const entry = this.entry(key);
    entry.readers.set(listener, readValue);
    return () => entry.readers.delete(listener);
  }

  private entry(key: string): Entry {
    let entry = this.entries.get(key);
    if (!entry) {
      entry = { state: nothing, readAt: NEVER, inFlight: undefined, readers: new Map() };
      this.entries.set(key, entry);
    }
    return entry;
  }

  private show(entry: Entry, state: ReadState): void {
    entry.state = state;
    for (const listener of [...entry.readers.keys()]) listener();
  }
}
