import type { Changes, StoredWrite } from '@/lib/browser/outbox/records';
import type { Records } from '@/lib/browser/outbox/sender';
import { entityOf, type WaitingWrite, type Write } from '@/lib/browser/outbox/waiting';

export function waitingWrite(about: Partial<WaitingWrite> = {}): WaitingWrite {
  const { seq = 1, entryId = 'w1' } = about;
  return {
    ...{ seq, entryId, id: `key-${seq}`, madeAt: 0, tries: 0, trouble: null, petId: 'luna', collection: 'weights' },
    ...{ verb: 'create', parentId: null, method: 'POST', path: '/api/pets/luna/weights', opened: null, file: null },
    ...{ body: { grams: 1 }, shown: { grams: 1 }, isMomentary: false },
    ...about,
  };
}

export function writeOf({
  seq: _,
  id: _id,
  madeAt: _at,
  tries: _tries,
  trouble: _trouble,
  ...write
}: WaitingWrite): Write {
  return write;
}

export class FakeRecords implements Records {
  readonly kept = new Map<number, StoredWrite>();

  constructor(waiting: readonly WaitingWrite[]) {
    for (const one of waiting) this.kept.set(one.seq, { revision: 0, waiting: one });
  }

  get list(): WaitingWrite[] {
    return [...this.kept.values()].map(({ waiting }) => waiting).sort((a, b) => a.seq - b.seq);
  }

  async nextAfter(seq: number): Promise<StoredWrite | undefined> {
    const [next] = this.list.filter((one) => one.seq > seq);
    return next && this.kept.get(next.seq);
  }

  async of(entity: string): Promise<StoredWrite[]> {
    return [...this.kept.values()].filter(({ waiting }) => entityOf(waiting) === entity);
  }

  async all(): Promise<StoredWrite[]> {
    return this.list.flatMap(({ seq }) => this.kept.get(seq) ?? []);
  }

  async file(): Promise<undefined> {}

  async startSending({ revision, waiting: { seq } }: StoredWrite): Promise<boolean> {
    const now = this.kept.get(seq);
    if (now?.revision !== revision) return false;
    this.kept.set(seq, { revision: revision + 1, waiting: { ...now.waiting, tries: now.waiting.tries + 1 } });
    return true;
  }

  async change({ put = [], remove = [], unchanged = [] }: Changes): Promise<boolean> {
    if ([...put, ...unchanged].some(({ revision, waiting }) => this.kept.get(waiting.seq)?.revision !== revision))
      return false;
    for (const { revision, waiting } of put) this.kept.set(waiting.seq, { revision: revision + 1, waiting });
    for (const seq of remove) this.kept.delete(seq);
    return true;
  }
}
