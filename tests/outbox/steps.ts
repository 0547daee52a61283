import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import type { Device, Fault } from './device';
import type { Scene } from './scene';
import type { Told } from './vocabulary';

const DAY = 86_400_000;

type Step = (scene: Scene, device: Device) => Promise<void>;

async function observeWaiting({ model }: Scene, device: Device): Promise<WaitingWrite[]> {
  model.next();
  const waiting = await device.waiting();
  model.observe(device.name, waiting);
  return waiting;
}

async function goOffline(scene: Scene, device: Device): Promise<void> {
  if (device.isOffline) return;
  // Reads the lists, because an offline device displays what it read last.
  await scene.refresh(device);
  await device.setOffline(true);
  scene.say(device, 'loses the connection');
}

async function goOnline(scene: Scene, device: Device): Promise<void> {
  if (!device.isOffline) return;
  await device.setOffline(false);
  scene.say(device, 'has the connection again');
}

async function writes(scene: Scene, device: Device): Promise<void> {
  const write = await scene.chooseWrite(device);
  if (write) await scene.write(device, write);
}

const someFault = ({ random }: Scene): Fault => random.weighted({ lost: 5, unsent: 2, hanging: 0.15 });

async function writeWithFault(scene: Scene, device: Device): Promise<void> {
  const write = await scene.chooseWrite(device);
  const fault = someFault(scene);
  if (!write) return;
  scene.say(device, `the next answer is ${fault}`);
  await scene.write(device, write, async (one) => {
    let outcome: Told = { kind: 'nothing' };
    await device.withFault(fault, 0, async () => {
      outcome = await device.write(one);
    });
    return outcome;
  });
}

async function killedWriting(scene: Scene, device: Device): Promise<void> {
  const write = await scene.chooseWrite(device);
  if (!write) return;
  const after = scene.random.below(60);
  scene.say(device, `the page ends ${after} ms after the next write`);
  await scene.write(device, write, (one) => device.killedWhile(() => device.write(one), after));
}

async function sendWaiting(scene: Scene, device: Device): Promise<void> {
  const fault = scene.random.chance(0.5) ? someFault(scene) : 'none';
  const at = scene.random.below(3);
  scene.say(device, `sends${fault === 'none' ? '' : `, answer ${at + 1} is ${fault}`}`);
  await device.withFault(fault, at, () => device.call('send'));
  await observeWaiting(scene, device);
}

async function killedSending(scene: Scene, device: Device): Promise<void> {
  const after = scene.random.below(80);
  scene.say(device, `sends, and the page ends after ${after} ms`);
  await device.killedWhile(() => device.call('send'), after);
  await observeWaiting(scene, device);
}

async function twoTabs(scene: Scene, device: Device): Promise<void> {
  if (device.isOffline) return;
  const closeAfter = scene.random.chance(0.5) ? scene.random.below(60) : null;
  scene.say(device, `sends from two tabs${closeAfter === null ? '' : `, one closed after ${closeAfter} ms`}`);
  await device.sendFromTwoTabs(closeAfter);
  await observeWaiting(scene, device);
}

async function bothSend(scene: Scene): Promise<void> {
  scene.say(null, 'both send');
  await Promise.all(scene.devices.map((device) => device.call('send')));
  for (const device of scene.devices) await observeWaiting(scene, device);
}

async function workerSends(scene: Scene, device: Device): Promise<void> {
  await goOnline(scene, device);
  const after = scene.random.below(80);
  const isKilled = scene.random.chance(0.5);
  scene.say(device, `the worker sends${isKilled ? `, and is ended after ${after} ms` : ''}`);
  await device.workerSends(isKilled ? after : null);
  await observeWaiting(scene, device);
}

async function setsClock(scene: Scene, device: Device): Promise<void> {
  device.ahead = scene.random.of([-DAY, 0, DAY]);
  scene.clocks.push(device.ahead);
  scene.say(device, `its clock is ${device.ahead / DAY} days ahead`);
  await device.kill();
  await device.open();
}

async function restarts(scene: Scene): Promise<void> {
  const { restart } = scene.stage;
  if (!restart) return;
  scene.say(null, 'the server is killed while both send, and starts again');
  const sending = scene.devices.map((device) => device.call('send').catch(() => false));
  await new Promise((later) => setTimeout(later, scene.random.below(60)));
  await restart();
  await Promise.all(sending);
  for (const device of scene.devices) await observeWaiting(scene, device);
}

async function refreshes(scene: Scene, device: Device): Promise<void> {
  if (device.isOffline) return;
  await scene.refresh(device);
  scene.say(device, 'reads its lists');
}

/** Goes offline, so that nothing is sent between the question and the answer. */
async function takeBack(scene: Scene, device: Device): Promise<void> {
  await goOffline(scene, device);
  const before = await observeWaiting(scene, device);
  const { petId } = scene.fixtures;
  const candidates = before.filter(
    (one) => one.trouble === null && one.petId === petId && !scene.model.isUndoing(device.name, one),
  );
  if (candidates.length === 0) return;
  await discard(scene, device, scene.random.of(candidates));
}

async function discard(scene: Scene, device: Device, one: WaitingWrite): Promise<void> {
  const before = await device.waiting();
  await device.call('discard', one.seq);
  const now = await device.waiting();
  // Writes that may have been sent are replaced by a write that undoes them.
  const takenWrites = before.filter(
    (one) => JSON.stringify(now.find(({ seq }) => seq === one.seq)) !== JSON.stringify(one),
  );
  const takenLabels = takenWrites.map(
    ({ verb, collection, entryId, tries }) => `${verb} ${collection} ${entryId.slice(-4)} (${tries})`,
  );
  scene.say(device, `takes back ${takenLabels.join(', ')}`);
  scene.model.discarded(device.name, takenWrites, now);
}

export async function decides(scene: Scene, device: Device): Promise<boolean> {
  const all = await observeWaiting(scene, device);
  const one = all.find(({ trouble }) => trouble !== null);
  if (!one?.trouble) return false;
  const { kind } = one.trouble;
  const { random, model } = scene;
  const about = `${kind} ${one.verb} ${one.collection} ${one.entryId.slice(-4)}`;
  model.requireExpected(one);
  scene.decided.push(kind);
  if (kind === 'overtaken') {
    const choice = random.of(['mine', 'theirs'] as const);
    const touchedNames = await device.call('choose', one.seq, choice);
    scene.say(device, `${about}: ${touchedNames.join()} → ${choice}`);
    model.chose(device.name, one, { touched: touchedNames, choice, all });
  } else if (kind === 'gone' && random.chance(0.5)) {
    const id = await device.call('makeNew', one.seq);
    scene.say(device, `${about}: ${id === null ? 'taken back' : `as a new one, ${id.slice(-4)}`}`);
    if (id === null) await discard(scene, device, one);
    else model.madeNew(device.name, one, id);
  } else if (kind === 'dose' && random.chance(0.5)) {
    scene.say(device, `${about}: given again`);
    await device.call('giveAgain', one.seq);
  } else {
    scene.say(device, `${about}: taken back`);
    await discard(scene, device, one);
  }
  return true;
}

const steps = {
  writes: { weight: 30, step: writes },
  writesWithFault: { weight: 5, step: writeWithFault },
  killedWriting: { weight: 3, step: killedWriting },
  goOffline: { weight: 9, step: goOffline },
  goOnline: { weight: 7, step: goOnline },
  sends: { weight: 5, step: sendWaiting },
  killedSending: { weight: 4, step: killedSending },
  twoTabs: { weight: 2, step: twoTabs },
  bothSend: { weight: 2, step: bothSend },
  workerSends: { weight: 1.5, step: workerSends },
  setsClock: { weight: 1.5, step: setsClock },
  refreshes: { weight: 4, step: refreshes },
  takesBack: { weight: 2, step: takeBack },
  decides: { weight: 2, step: (async (scene, device) => void (await decides(scene, device))) as Step },
  restarts: { weight: 0.1, step: restarts },
};

export async function takeStep(scene: Scene): Promise<void> {
  const weights = Object.fromEntries(Object.entries(steps).map(([name, { weight }]) => [name, weight]));
  const name = scene.random.weighted(weights) as keyof typeof steps;
  const device = scene.random.chance(0.6) ? scene.devices[0] : scene.devices[1];
  scene.step = name;
  await steps[name].step(scene, device);
}
