import { checkEnd } from './check-end';
import { Random } from './random';
import { Scene } from './scene';
import type { Stage } from './stage';
import { decides, takeStep } from './steps';

const ROUNDS = 40;
const LONGEST_MS = 90_000;

async function settleScene(scene: Scene): Promise<void> {
  scene.say(null, 'everything is decided and sent');
  for (const device of scene.devices) {
    if (device.isOffline) await device.setOffline(false);
    if (device.ahead !== 0) {
      device.ahead = 0;
      await device.kill();
      await device.open();
    }
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    let waits = 0;
    for (const device of scene.devices) {
      await device.call('send');
      while (await decides(scene, device)) await device.call('send');
      scene.model.next();
      const rest = await device.waiting();
      scene.model.observe(device.name, rest);
      waits += rest.length;
    }
    if (waits === 0) return;
  }
  const rest = await Promise.all(scene.devices.map((device) => device.waiting()));
  throw new Error(`still waits: ${JSON.stringify(rest)}`);
}

async function play(scene: Scene): Promise<void> {
  const { random } = scene;
  await scene.prepare();
  const length = 8 + random.below(18);
  for (let count = 0; count < length; count += 1) await takeStep(scene);
  await settleScene(scene);
  await checkEnd(scene);
}

function beforeLate(work: Promise<void>, scene: Scene): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(async () => {
      const under = await Promise.all(scene.devices.map((device) => device.describe().catch(({ message }) => message)));
      fail(new Error(`it hangs in ${scene.step}: ${under.join('; ')}`));
    }, LONGEST_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

class SequenceError extends Error {}

/** Runs one sequence of random writes and faults. @throws SequenceError with the steps */
export async function playSequence(
  stage: Stage,
  seed: number,
): Promise<{ entries: number; decided: readonly string[] }> {
  const random = new Random(seed);
  const scene = await Scene.begin(random, stage);
  try {
    await beforeLate(play(scene), scene);
    return { entries: scene.model.entries.size, decided: scene.decided };
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const place = stack.split('\n').find((line) => line.includes('tests/outbox')) ?? '';
    const replay = `OUTBOX_SEED=${seed} OUTBOX_SEQUENCES=1 npm run test:long -- outbox`;
    throw new SequenceError(`${message}\n${place.trim()}\nSeed ${seed}: ${replay}\n${scene.steps.join('\n')}`);
  }
}
