import { Random } from './random';
import { Scene } from './scene';
import type { Stage } from './stage';
import type { Write } from './vocabulary';

const ROUNDS = 20;
const OTHERS = 50;

function aWrite(scene: Scene, number: number): Write {
  const { petId } = scene.fixtures;
  const id = scene.random.id(Date.now());
  const about = { verb: 'create', petId, id, parentId: null } as const;
  if (number % (1000 / OTHERS) === 0)
    return { ...about, collection: 'allergies', input: { allergen: `Pollen ${number}`, severity: 'mild' } };
  const measuredAt = new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
  return { ...about, collection: 'weights', input: { measuredAt, grams: 10_000 + (number % 100), confirmed: true } };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export async function sendsMany(stage: Stage, count: number): Promise<string> {
  const scene = await Scene.begin(new Random(count), stage);
  const [phone] = scene.devices;
  await phone.setOffline(true);
  const storeMs = await measureMs(async () => {
    for (let number = 0; number < count; number += 1) await phone.write(aWrite(scene, number));
  });
  const last = await measureMs(() => phone.write(aWrite(scene, count + 1)));
  const readMs = await measureMs(() => phone.call('refresh'));
  await phone.setOffline(false);
  const sendMs = await measureMs(async () => {
    for (let round = 0; round < ROUNDS && !(await phone.call('send')); round += 1);
  });
  const { weights = [], allergies = [] } = await phone.call('lists', scene.fixtures.petId, ['weights', 'allergies']);
  const storedCount = weights.length + allergies.length;
  if (storedCount !== count + 1) throw new Error(`${storedCount} of ${count + 1} entries are there`);
  return `${count} waiting entries: kept in ${seconds(storeMs)}, the last in ${Math.round(last)} ms, all read in ${Math.round(readMs)} ms, sent in ${seconds(sendMs)}`;
}
