/**
 * Status of a write as displayed to the person. `void`: withdrawn or replaced before it was sent. `unknown`: the page
 * closed without a message, or the write was withdrawn after it may have been sent.
 */
export type Fate = 'counts' | 'void' | 'unknown';

export interface FieldWrite {
  value: unknown;
  device: string;
  fate: Fate;
  readonly over: Set<FieldWrite>;
}

const subsetsOf = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((subsets, one) => subsets.flatMap((some) => [some, [...some, one]]), [[]]);

/** Values written to a field. Each value is written only once, so that it identifies its write. */
export class FieldHistory {
  readonly writes: FieldWrite[] = [];

  find(value: unknown): FieldWrite | undefined {
    return this.writes.findLast((write) => write.value === value);
  }

  add(device: string, value: unknown, seenValue: unknown, fate: Fate = 'counts'): FieldWrite {
    const before = this.find(seenValue);
    const write = { value, device, fate, over: new Set(before ? [before] : []) };
    this.writes.push(write);
    return write;
  }

  #leaves(counting: readonly FieldWrite[]): FieldWrite[] {
    const isCounted = (write: FieldWrite) => write.fate === 'counts' || counting.includes(write);
    const replacedWrites = new Set<FieldWrite>();
    const replaceWrites = ({ over }: FieldWrite) => {
      for (const earlier of over) {
        if (replacedWrites.has(earlier)) continue;
        replacedWrites.add(earlier);
        replaceWrites(earlier);
      }
    };
    for (const write of this.writes) if (isCounted(write)) replaceWrites(write);
    return this.writes.filter((write) => isCounted(write) && !replacedWrites.has(write));
  }

  /** Possible final values. Several certain values mean that one of them was overwritten without asking. */
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
  /** Step at which the write was made, and step at which it was first seen as sent. */
  made: number;
  sent: number | null;
  fate: Fate;
}

export class StateHistory {
  readonly writes: StateWrite[] = [];

  add(device: string, value: unknown, createdAt: number, fate: Fate = 'counts'): StateWrite {
    const write = { value, device, made: createdAt, sent: null, fate };
    this.writes.push(write);
    return write;
  }

  allowed(first: unknown): Set<unknown> {
    const certain = this.writes.filter(({ fate }) => fate === 'counts');
    const isBefore = (one: StateWrite, other: StateWrite) =>
      one.made < other.made && (one.device === other.device || (one.sent !== null && one.sent < other.made));
    const last = this.writes.filter((one) => one.fate !== 'void' && !certain.some((other) => isBefore(one, other)));
    const values = last.map(({ value }) => value);
    return new Set(certain.length === 0 ? [first, ...values] : values);
  }
}
