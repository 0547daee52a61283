/**
 * What became of a write, as the person was told: it counts; it was taken back or replaced before it was sent; or nobody
 * can know, as the page ended before it said anything, or it was taken back after it may have been sent.
 */
export type Fate = 'counts' | 'void' | 'unknown';

export interface FieldWrite {
  value: unknown;
  device: string;
  fate: Fate;
  /** Writes that its writer saw, or knew of and replaced. */
  readonly over: Set<FieldWrite>;
}

const subsetsOf = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((subsets, one) => subsets.flatMap((some) => [some, [...some, one]]), [[]]);

/** All values that a field was given. Each value is written only once, so that a value tells its write. */
export class FieldHistory {
  readonly writes: FieldWrite[] = [];

  find(value: unknown): FieldWrite | undefined {
    return this.writes.findLast((write) => write.value === value);
  }

  /** @param seen what stood there for the writer */
  add(device: string, value: unknown, seen: unknown, fate: Fate = 'counts'): FieldWrite {
    const before = this.find(seen);
    const write = { value, device, fate, over: new Set(before ? [before] : []) };
    this.writes.push(write);
    return write;
  }

  /** Writes that nobody has replaced, if those of an unknown fate count that are given. */
  #leaves(counting: readonly FieldWrite[]): FieldWrite[] {
    const counts = (write: FieldWrite) => write.fate === 'counts' || counting.includes(write);
    const replaced = new Set<FieldWrite>();
    const replace = ({ over }: FieldWrite) => {
      for (const earlier of over) {
        if (replaced.has(earlier)) continue;
        replaced.add(earlier);
        replace(earlier);
      }
    };
    for (const write of this.writes) if (counts(write)) replace(write);
    return this.writes.filter((write) => counts(write) && !replaced.has(write));
  }

  /** What may stand there in the end. More than one for certain means that one was overwritten without a question. */
  allowed(): { values: Set<unknown>; isCertain: boolean } {
    const unknown = this.writes.filter(({ fate }) => fate === 'unknown');
    const all = subsetsOf(unknown).flatMap((counting) => this.#leaves(counting));
    const isCertain = unknown.length === 0;
    return { values: new Set(all.map(({ value }) => value)), isCertain };
  }
}

interface StateWrite {
  value: unknown;
  device: string;
  /** Its number in the sequence, and when it was first seen to be sent. */
  made: number;
  sent: number | null;
  fate: Fate;
}

/** What is simply set, such as a tick, or whether an entry is there: the last one to arrive counts. */
export class StateHistory {
  readonly writes: StateWrite[] = [];

  add(device: string, value: unknown, made: number, fate: Fate = 'counts'): StateWrite {
    const write = { value, device, made, sent: null, fate };
    this.writes.push(write);
    return write;
  }

  /** @param first what stands there without any of them */
  allowed(first: unknown): Set<unknown> {
    const certain = this.writes.filter(({ fate }) => fate === 'counts');
    const isBefore = (one: StateWrite, other: StateWrite) =>
      one.made < other.made && (one.device === other.device || (one.sent !== null && one.sent < other.made));
    const last = this.writes.filter((one) => one.fate !== 'void' && !certain.some((other) => isBefore(one, other)));
    const values = last.map(({ value }) => value);
    return new Set(certain.length === 0 ? [first, ...values] : values);
  }
}
