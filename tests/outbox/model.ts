import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { Entry } from './entry';
import { type Fate, type FieldHistory, type FieldWrite, StateHistory } from './history';
import { kindOf } from './kinds';
import { bare, type Told, type Write } from './vocabulary';

interface Chosen {
  touched: readonly string[];
  choice: 'mine' | 'theirs';
  all: readonly WaitingWrite[];
}

export class Model {
  readonly entries = new Map<string, Entry>();
  readonly ticks = new Map<string, StateHistory>();
  readonly #undoing = new Map<string, WaitingWrite>();
  #step = 0;

  next(): number {
    this.#step += 1;
    return this.#step;
  }

  get step(): number {
    return this.#step;
  }

  note(
    device: string,
    write: Write,
    outcome: Told,
    before: readonly WaitingWrite[],
    now: readonly WaitingWrite[],
  ): void {
    if (outcome.kind === 'refused' && outcome.status !== 0 && !this.#explains(write, outcome.code))
      throw new Error(`refused with ${outcome.status} ${outcome.code}: ${JSON.stringify(write)}`);
    const fate = fateOf(outcome);
    if (write.verb === 'tick') this.#tick(device, write, fate);
    else if (write.verb === 'create') this.#create(device, write, outcome, fate);
    else if (write.verb === 'change') this.#change(device, write, fate, before, now);
    else this.#entry(write.id).there.add(device, write.verb === 'restore', this.#step, fate);
  }

  #explains(
    { collection, id, parentId }: Pick<WaitingWrite, 'collection' | 'parentId'> & { id: string },
    code: string,
  ) {
    if (code === 'dose_already_given') return collection === 'doses';
    const mayBeGone = (one: string | null): boolean => {
      const entry = one === null ? undefined : this.entries.get(one);
      if (!entry) return false;
      return (
        entry.fate !== 'counts' || entry.there.writes.some(({ value }) => value === false) || mayBeGone(entry.parentId)
      );
    };
    return mayBeGone(id) || mayBeGone(parentId);
  }

  /** @throws Error if the write waits for a decision without a reason */
  requireExpected(one: WaitingWrite): void {
    const { trouble, collection, parentId, entryId: id } = one;
    const kind = trouble?.kind ?? '';
    const isExpected =
      kind === 'overtaken' ||
      this.#explains({ collection, parentId, id }, kind === 'dose' ? 'dose_already_given' : kind);
    if (!isExpected) throw new Error(`unexpected trouble: ${JSON.stringify(one)}`);
  }

  #entry(id: string): Entry {
    const entry = this.entries.get(id);
    if (!entry) throw new Error(`the model does not know ${id}`);
    return entry;
  }

  #tick(device: string, { parentId, id, input }: Write, fate: Fate): void {
    const key = `${parentId}/${id}`;
    const history = this.ticks.get(key) ?? new StateHistory();
    this.ticks.set(key, history);
    history.add(device, input?.status ?? null, this.#step, fate);
  }

  #create(device: string, { id, collection, parentId, input = {} }: Write, outcome: Told, fate: Fate): void {
    const same = input.curriculumId ?? (collection === 'doses' ? input.scheduledFor : null) ?? null;
    const entry = new Entry(id, collection, parentId, device, fate, same === null ? null : String(same));
    if (outcome.kind === 'done' && outcome.id !== null && outcome.id !== id) entry.alias = outcome.id;
    for (const name of Object.keys(kindOf(collection)?.fields ?? {}))
      if (name in input) entry.field(name).add(device, input[name], undefined, entry.alias ? 'void' : fate);
    this.entries.set(id, entry);
  }

  #change(
    device: string,
    write: Write,
    fate: Fate,
    before: readonly WaitingWrite[],
    now: readonly WaitingWrite[],
  ): void {
    const entry = this.#entry(write.id);
    for (const [name, value] of Object.entries(write.patch ?? {})) {
      const history = entry.field(name);
      history.add(device, value, bare(write.opened?.[name]), fate);
      // An earlier write that no longer waits was either sent or merged into the new write.
      for (const earlier of history.writes) {
        const own = (list: readonly WaitingWrite[]) => list.filter((one) => !this.#isUndone(device, one, name));
        const findWaiting = (list: readonly WaitingWrite[]) => waitingOf(own(list), write.id, name, earlier.value);
        const waitingWrites = findWaiting(before);
        if (earlier.value !== value && waitingWrites.length > 0 && findWaiting(now).length === 0)
          this.#foldedOrSent(entry, name, earlier.value, { waited: waitingWrites, now });
      }
    }
  }

  #foldedOrSent(
    entry: Entry,
    name: string,
    value: unknown,
    { waited, now }: { waited: readonly WaitingWrite[]; now: readonly WaitingWrite[] },
  ): void {
    const write = entry.field(name).find(value);
    const takenIn = now.some(({ seq, body }) => waited.some((one) => one.seq === seq) && body !== null && name in body);
    if (write && takenIn && write.fate === 'counts') write.fate = 'void';
  }

  observe(device: string, waiting: readonly WaitingWrite[]): void {
    for (const [key, history] of this.ticks) markSent(history, device, this.#step, isThere(waiting, key));
    for (const [id, { there }] of this.entries)
      markSent(
        there,
        device,
        this.#step,
        isThere(waiting, id, (verb) => verb === 'remove' || verb === 'restore'),
      );
  }

  discarded(device: string, takenWrites: readonly WaitingWrite[], now: readonly WaitingWrite[]): void {
    for (const one of takenWrites) {
      const undo = now.find(({ seq }) => seq === one.seq);
      const mayBeSent = one.tries > 0 && one.trouble === null;
      if (!this.isUndoing(device, one)) this.#takenBack(device, one, mayBeSent ? 'unknown' : 'void', undo);
      if (undo) this.#undoing.set(nameOf(device, one), undo);
    }
  }

  isUndoing(device: string, one: WaitingWrite): boolean {
    return this.#undoing.has(nameOf(device, one));
  }

  #isUndone(device: string, one: WaitingWrite, name: string): boolean {
    const undo = this.#undoing.get(nameOf(device, one));
    return undo !== undefined && bare(undo.body?.[name]) === bare(one.body?.[name]);
  }

  #takenBack(device: string, one: WaitingWrite, fate: Fate, undo: WaitingWrite | undefined): void {
    const { verb, entryId, collection } = one;
    const entry = this.entries.get(entryId);
    const ticks = this.ticks.get(entryId);
    if (collection === 'completions') {
      markLast(ticks, device, fate);
      if (undo) ticks?.add(device, undo.body?.status ?? null, this.#step, 'unknown');
    } else if (verb === 'create' && entry) takeBack(entry, fate, this.#step);
    else if (verb === 'change') this.#voids(one, undo ? 'void' : fate);
    else if (entry) {
      markLast(entry.there, device, fate);
      if (undo) entry.there.add(device, verb === 'remove', this.#step, 'unknown');
    }
  }

  #voids({ entryId, body }: WaitingWrite, fate: Fate): void {
    for (const [name, value] of Object.entries(body ?? {})) {
      const write = this.entries.get(entryId)?.fields.get(name)?.find(value);
      if (write) write.fate = fate;
    }
  }

  /** Records a choice between a person's own version and another one. @param all waiting writes of this device */
  chose(device: string, one: WaitingWrite, { touched, choice, all }: Chosen): void {
    if (one.trouble?.kind !== 'overtaken') return;
    const { current } = one.trouble;
    for (const name of touched) {
      const history = this.entries.get(one.entryId)?.fields.get(name);
      const theirs = history?.find(bare(current[name]));
      const mine = history?.find(one.body?.[name]);
      if (!history || !mine || !theirs) continue;
      const isUndone = this.#isUndone(device, one, name);
      if (choice === 'mine') keepMine(history, mine, theirs, isUndone || theirs.over.has(mine));
      else if (!isUndone) mine.fate = 'void';
      const later = all.filter(({ seq, entryId }) => seq > one.seq && entryId === one.entryId);
      for (const write of later.flatMap(({ body }) => history.find(body?.[name]) ?? []))
        if (write !== theirs && write.device === device) write.over.add(theirs);
    }
  }

  madeNew(device: string, one: WaitingWrite, id: string): void {
    const entry = new Entry(id, one.collection, one.parentId, device, 'counts');
    for (const name of Object.keys(kindOf(one.collection)?.fields ?? {})) {
      const value = bare(one.body?.[name] ?? one.opened?.[name]);
      entry.field(name).add(device, value, undefined);
    }
    const body = Object.entries(one.body ?? {}).filter(([name]) => !this.#isUndone(device, one, name));
    this.#voids({ ...one, body: Object.fromEntries(body) }, 'void');
    this.entries.set(id, entry);
  }
}

function keepMine(history: FieldHistory, mine: FieldWrite, theirs: FieldWrite, isAgain: boolean): void {
  if (isAgain) history.add(mine.device, mine.value, theirs.value);
  else if (theirs !== mine) mine.over.add(theirs);
}

function fateOf(outcome: Told): Fate {
  if (outcome.kind === 'done') return 'counts';
  const isUnknown = outcome.kind === 'nothing' || (outcome.kind === 'refused' && outcome.status === 0);
  return isUnknown ? 'unknown' : 'void';
}

const nameOf = (device: string, { seq }: WaitingWrite) => `${device} ${seq}`;

const isThere = (list: readonly WaitingWrite[], id: string, of: (verb: string) => boolean = () => true) =>
  list.some(({ entryId, verb }) => entryId === id && of(verb));

const waitingOf = (list: readonly WaitingWrite[], id: string, name: string, value: unknown) =>
  list.filter(({ entryId, body }) => entryId === id && body?.[name] === value);

function markSent({ writes }: StateHistory, device: string, step: number, waits: boolean): void {
  if (waits) return;
  for (const write of writes) if (write.device === device && write.sent === null) write.sent = step;
}

function markLast(history: StateHistory | undefined, device: string, fate: Fate): void {
  const last = history?.writes.findLast((write) => write.device === device && write.fate === 'counts');
  if (last) last.fate = fate;
}

/** Records that a new entry was withdrawn. One that may have been sent must be removed. */
function takeBack(entry: Entry, fate: Fate, step: number): void {
  entry.fate = fate;
  if (fate === 'unknown') entry.there.add(entry.device, false, step);
  for (const { writes } of entry.fields.values())
    for (const write of writes) if (write.device === entry.device) write.fate = fate;
}
