import type { Row, Tick } from './database';
import type { Device } from './device';
import type { Entry } from './entry';
import { type Scene, valuesOf } from './scene';
import { bare, type Item, type Lists } from './vocabulary';

const TOLERANCE_MS = 10_000;

function demand(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}

const byId = (items: readonly Item[], collection: string) =>
  JSON.stringify(
    items.map((item) => valuesOf(item, collection)).sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1)),
  );

async function checkLists(scene: Scene): Promise<Lists> {
  const [first, second] = scene.devices;
  for (const device of scene.devices) await scene.refresh(device);
  const server = scene.known.get(first) ?? {};
  for (const device of [first, second] as Device[]) {
    const shownLists = await scene.shown(device);
    for (const [name, items] of Object.entries(server)) {
      const [collection = ''] = name.split(' ');
      const [is, should] = [byId(shownLists[name] ?? [], collection), byId(items, collection)];
      demand(is === should, `${device.name} shows of ${name} ${is}, but the server has ${should}`);
    }
  }
  return server;
}

function groupsOf(scene: Scene): Entry[][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of scene.model.entries.values()) {
    const key = entry.same === null ? entry.id : `${entry.collection} ${entry.same}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()];
}

const isRemovable = (entry: Entry) => entry.there.allowed(true).has(false);

function checkSingle(entry: Entry, item: Item | undefined, isParentGone: boolean): void {
  const { fate, collection, id } = entry;
  const name = `${collection} ${id.slice(-4)}`;
  const states = entry.there.allowed(fate === 'counts');
  if (item === undefined) {
    const isAllowed = fate !== 'counts' || states.has(false) || isParentGone;
    demand(isAllowed, `${name} is lost`);
    return;
  }
  demand(fate !== 'void', `${name} was taken back, and is there`);
  demand(fate === 'unknown' || states.has(true), `${name} was removed, and is there`);
  if (fate === 'unknown' && entry.there.writes.length > 0)
    demand(states.has(true), `${name} was taken back, and is there`);
  for (const [field, history] of entry.fields) {
    const { values, isCertain } = history.allowed();
    const is = bare(item[field]);
    const list = [...values].join(' | ');
    demand(values.has(is), `${name} has ${field} ${JSON.stringify(is)} instead of ${list}`);
    demand(!isCertain || values.size === 1, `${name}: of ${field} ${list} one was overwritten unasked`);
  }
}

function checkGroup(group: readonly Entry[], items: readonly Item[]): void {
  const [{ collection = '', same = '' } = {}] = group;
  const key = collection === 'doses' ? 'scheduledFor' : 'curriculumId';
  const foundItems = items.filter((item) => String(item[key]) === same);
  const name = `${collection} ${same}`;
  const isGivenAgain = group.some(({ fate }) => fate !== 'void') && collection === 'doses';
  demand(foundItems.length <= 1 || isGivenAgain, `${name} is there ${foundItems.length} times`);
  demand(foundItems.length <= 1, `${name} is there ${foundItems.length} times`);
  const counting = group.filter(({ fate }) => fate === 'counts');
  const isMissing = foundItems.length === 0 && counting.length > 0 && !group.some(isRemovable);
  demand(!isMissing, `${name} is lost`);
}

function checkServer(scene: Scene, server: Lists): void {
  const { model } = scene;
  const all = Object.entries(server).flatMap(([name, items]) => items.map((item) => ({ item, name })));
  const isGone = (id: string | null): boolean => {
    const parent = id === null ? undefined : model.entries.get(id);
    return parent !== undefined && (isRemovable(parent) || parent.fate !== 'counts' || isGone(parent.parentId));
  };
  for (const group of groupsOf(scene)) {
    const [first] = group;
    if (!first) continue;
    const { collection, parentId } = first;
    const own = all.filter(({ name }) => name.split(' ')[0] === collection).map(({ item }) => item);
    if (first.same !== null) {
      checkGroup(group, own);
      continue;
    }
    const ownItems = own.filter(({ id }) => id === first.id);
    demand(ownItems.length <= 1, `${collection} ${first.id} is there ${ownItems.length} times`);
    checkSingle(first, ownItems[0], isGone(parentId));
  }
}

/** R12.2: checks that there are no rows that nobody created, including rows in the bin. */
function checkRows({ model, fixtures }: Scene, rows: Readonly<Record<string, Row[]>>): void {
  const givenIds = new Set([fixtures.planned, fixtures.asNeeded]);
  for (const [collection, list] of Object.entries(rows)) {
    for (const { id } of list) {
      const entry = model.entries.get(id);
      demand(givenIds.has(id) || entry !== undefined, `a row of ${collection} that nobody made: ${id}`);
      demand(entry?.fate !== 'void', `a row of ${collection} that was never to be sent: ${id}`);
    }
  }
}

function span({ began, clocks }: Scene): [from: number, to: number] {
  const wasSetBy = Math.max(...clocks) - Math.min(...clocks);
  return [began - wasSetBy - TOLERANCE_MS, Date.now() + TOLERANCE_MS];
}

function checkMoments(scene: Scene, rows: readonly Row[]): void {
  const [from, to] = span(scene);
  for (const { id, at, scheduledFor } of rows) {
    const moment = (at as Date).getTime();
    demand(scheduledFor !== null || (moment >= from && moment <= to), `dose ${id} is of ${(at as Date).toISOString()}`);
  }
}

function checkTicks(scene: Scene, ticks: readonly Tick[]): void {
  const [from, to] = span(scene);
  for (const [key, history] of scene.model.ticks) {
    const tick = ticks.find((one) => one.key === key);
    const allowedValues = [...history.allowed(null)];
    demand(
      allowedValues.includes(tick?.status ?? null),
      `${key} is ${tick?.status ?? null} instead of ${allowedValues.join(' | ')}`,
    );
    const moment = tick?.at.getTime() ?? from;
    demand(moment >= from && moment <= to, `${key} was ticked at ${tick?.at.toISOString()}`);
  }
}

export async function checkEnd(scene: Scene): Promise<void> {
  const server = await checkLists(scene);
  checkServer(scene, server);
  const { database } = scene.stage;
  if (!database) return;
  const { petId } = scene.fixtures;
  const rows = await database.rowsOf(petId);
  checkRows(scene, rows);
  checkMoments(scene, rows.doses ?? []);
  checkTicks(scene, await database.ticksOf(petId));
}
