import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import type { Device } from './device';
import { CURRICULUM, chooseKind, chooseKinds, type Kind, kindOf } from './kinds';
import { Model } from './model';
import type { Random } from './random';
import type { Stage } from './stage';
import { bare, type Item, isShown, type ListName, type Lists, type Told, type Write } from './vocabulary';

/** Number of planned doses, one a day at 08:00 UTC. */
const SLOTS = 4;
const DAY = 86_400_000;

interface Fixtures {
  petId: string;
  planned: string;
  asNeeded: string;
  routineId: string;
}

export class Scene {
  readonly model = new Model();
  readonly steps: string[] = [];
  readonly decided: string[] = [];
  readonly known = new Map<Device, Lists>();
  readonly removed = new Map<Device, Write[]>();
  step = '';
  readonly began = Date.now();
  /** Clock offsets so far, in milliseconds. A device that was offline when its clock was set can't know its offset. */
  readonly clocks = [0];
  readonly #kinds: readonly Kind[];
  #number = 0;

  private constructor(
    readonly random: Random,
    readonly stage: Stage,
    readonly devices: readonly [Device, Device],
    readonly fixtures: Fixtures,
  ) {
    this.#kinds = chooseKinds(random);
  }

  static async begin(random: Random, stage: Stage): Promise<Scene> {
    const { owner, phone, tablet, carers } = stage;
    const other = random.chance(0.4) ? carers : tablet;
    const { id: petId } = await owner.addsPet({ name: 'Luna', type: 'dog' });
    if (other === carers) await owner.invites(carers.person, petId);
    const { body: csrf } = await owner.get('/api/csrf-token');
    const addEntry = async (path: string, body: object) => {
      const address = `/api/pets/${petId}/${path}`;
      const { status, body: made } = await owner.send('POST', address, body, { 'X-CSRF-Token': csrf.token });
      if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(made)}`);
      return String(made.id);
    };
    const course = { startsOn: '2026-03-01', timeZone: 'UTC' };
    const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], timeOfDay: '23:58', timeZone: 'UTC' };
    const [plannedId = '', asNeeded = '', routineId = ''] = await Promise.all([
      addEntry('medications', { ...course, name: 'Aaa', frequency: 'SID', reminders: ['08:00'] }),
      addEntry('medications', { ...course, name: 'Bbb', frequency: 'PRN' }),
      addEntry('routines', { ...daily, kind: 'exercise', title: 'Walk' }),
    ]);
    return new Scene(random, stage, [phone, other], { petId, planned: plannedId, asNeeded, routineId });
  }

  say(device: Device | null, what: string): void {
    this.steps.push(
      `${this.steps.length + 1}. ${device ? `${device.name}${device.isOffline ? ' (offline)' : ''}: ` : ''}${what}`,
    );
  }

  number(): number {
    this.#number += 1;
    return this.#number;
  }

  names(lists: Lists): ListName[] {
    const { planned, asNeeded } = this.fixtures;
    const skills = lists.training ?? [];
    const collections = new Set(['training', ...this.#kinds.map(({ collection }) => collection)]);
    collections.delete('sessions');
    return [...collections, `doses ${planned}`, `doses ${asNeeded}`, ...skills.map(({ id }) => `sessions ${id}`)];
  }

  async refresh(device: Device): Promise<void> {
    const { petId } = this.fixtures;
    const readLists = async (names: readonly ListName[]) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await device.call('lists', petId, names);
        } catch (error) {
          if (tries === 5) throw error;
        }
      }
    };
    const first = await readLists(this.names({}));
    const sessions = (first.training ?? []).map(({ id }) => `sessions ${id}`);
    this.known.set(device, { ...first, ...(await readLists(sessions)) });
  }

  async shown(device: Device): Promise<Lists> {
    const { petId } = this.fixtures;
    const knownLists = this.known.get(device) ?? {};
    const first = await device.call('shown', petId, knownLists, this.names({}));
    const sessions = (first.training ?? []).map(({ id }) => `sessions ${id}`);
    const all = { ...first, ...(await device.call('shown', petId, knownLists, sessions)) };
    for (const [name, items] of Object.entries(all)) {
      const ids = items.map(({ id }) => id);
      if (new Set(ids).size < ids.length) throw new Error(`${device.name} shows one entry of ${name} twice`);
    }
    return all;
  }

  async write(
    device: Device,
    write: Write,
    act: (write: Write) => Promise<Told> = (one) => device.write(one),
  ): Promise<void> {
    const { model } = this;
    const step = model.next();
    const before = await device.waiting();
    const outcome = await act(write);
    const now = await device.waiting();
    const { verb, collection, id, patch, input } = write;
    this.say(
      device,
      `${verb} ${collection} ${id.slice(-4)} ${JSON.stringify(patch ?? input ?? {})} → ${JSON.stringify(outcome)}`,
    );
    model.note(device.name, write, outcome, before, now);
    model.observe(device.name, now);
    if (step !== model.step) throw new Error('steps overlap');
    if (outcome.kind === 'done') await this.#checkShown(device, write, now);
  }

  /** R12.1: checks that the app displays a waiting write immediately. */
  async #checkShown(device: Device, write: Write, waiting: readonly WaitingWrite[]): Promise<void> {
    const own = waiting.filter(({ entryId }) => entryId === write.id);
    if (write.verb === 'tick' || own.length === 0 || own.some(({ trouble }) => trouble !== null)) return;
    const lists = await this.shown(device);
    const list = lists[listName(write)];
    if (list && !isShown(write, list)) throw new Error(`${device.name} does not show ${JSON.stringify(write)}`);
  }

  async prepare(): Promise<void> {
    const [first] = this.devices;
    for (const kind of this.#kinds.filter(({ parent }) => !parent)) {
      await this.write(first, this.#create(kind, null));
      await this.write(first, this.#create(kind, null));
    }
    for (const device of this.devices) await this.refresh(device);
  }

  async chooseWrite(device: Device): Promise<Write | null> {
    // Open lists display changes of others.
    if (!device.isOffline && this.random.chance(0.4)) await this.refresh(device);
    return this.#choose(device);
  }

  async #choose(device: Device): Promise<Write | null> {
    const { random, fixtures } = this;
    const what = random.weighted({ create: 4, change: 9, remove: 2, restore: 1, tick: 2, dose: 2, curriculum: 1 });
    if (what === 'tick') return this.#tick();
    if (what === 'dose') return this.#dose(device);
    const lists = await this.shown(device);
    if (what === 'curriculum') return this.#create({ ...(kindOf('training') as Kind) }, null, random.of(CURRICULUM));
    if (what === 'restore') {
      const undo = (this.removed.get(device) ?? []).pop();
      return undo ? { ...undo, verb: 'restore' } : null;
    }
    const kind = chooseKind(random, this.#kinds);
    const parents = kind.parent ? (lists[kind.parent] ?? []) : [];
    const parentId = parents.length > 0 ? random.of(parents).id : null;
    if (kind.collection === 'sessions' && parentId === null) return null;
    if (what === 'create') return this.#create(kind, parentId);
    const list = lists[kind.collection === 'sessions' ? `sessions ${parentId}` : kind.collection] ?? [];
    const items = list.filter(({ id }) => this.model.entries.has(id));
    if (items.length === 0) return null;
    const item = random.of(items);
    const about = { collection: kind.collection, petId: fixtures.petId, id: item.id };
    const place = { ...about, parentId: kind.collection === 'sessions' ? parentId : null };
    if (what === 'change') return { ...place, verb: 'change', opened: item, patch: this.#patch(kind, item) };
    const removal: Write = { ...place, verb: 'remove' };
    this.removed.set(device, [...(this.removed.get(device) ?? []), removal]);
    return removal;
  }

  #create({ collection, fields, besides }: Kind, parentId: string | null, curriculumId?: string): Write {
    const number = this.number();
    const typedValues = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value(this.number())]));
    const input = { ...besides(number), ...typedValues, ...(curriculumId && { curriculumId }) };
    const id = this.random.id(Date.now());
    return { verb: 'create', collection, petId: this.fixtures.petId, id, parentId, input };
  }

  #patch({ fields }: Kind, item: Item): Record<string, unknown> {
    const names = Object.keys(fields).filter((name) => name in item);
    const chosenNames = names.length > 1 && this.random.chance(0.3) ? names : [this.random.of(names)];
    return Object.fromEntries(chosenNames.map((name) => [name, fields[name]?.(this.number())]));
  }

  #tick(): Write {
    const { petId, routineId } = this.fixtures;
    const day = new Date(this.began + this.random.below(2) * DAY).toISOString().slice(0, 10);
    const status = this.random.of(['done', 'skipped', null]);
    return { verb: 'tick', collection: 'completions', petId, id: day, parentId: routineId, input: { status } };
  }

  async #dose(device: Device): Promise<Write | null> {
    const { random } = this;
    const { petId, planned, asNeeded } = this.fixtures;
    const isPlanned = random.chance(0.6);
    const parentId = isPlanned ? planned : asNeeded;
    const about = { collection: 'doses', petId, parentId };
    if (random.chance(0.25)) {
      const givenDoses = (await this.shown(device))[`doses ${parentId}`] ?? [];
      return givenDoses.length === 0 ? null : { ...about, verb: 'remove', id: random.of(givenDoses).id };
    }
    const id = random.id(Date.now());
    const day = new Date(this.began - (1 + random.below(SLOTS)) * DAY).toISOString().slice(0, 10);
    const at = `${day}T08:00:00.000Z`;
    const input = { status: 'given', ...(isPlanned && { scheduledFor: at, at }), note: `Dose ${this.number()}` };
    return { ...about, verb: 'create', id, input: { scheduledFor: null, ...input } };
  }
}

function listName({ collection, parentId }: Pick<Write, 'collection' | 'parentId'>): ListName {
  return collection === 'doses' || collection === 'sessions' ? `${collection} ${parentId}` : collection;
}

export function valuesOf(item: Item, collection: string): Record<string, unknown> {
  const names = ['id', ...Object.keys(kindOf(collection)?.fields ?? {}), 'scheduledFor', 'status', 'curriculumId'];
  return Object.fromEntries(names.filter((name) => name in item).map((name) => [name, bare(item[name])]));
}
