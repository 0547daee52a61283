import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aPhoto } from '../support/photos';
import { someAddress } from '../support/visitor';
import { words } from '../support/words';
import type { Engine } from './engine';
import type { Line } from './line';

export interface Place {
  engine: Engine;
  line: Line;
  folder: string;
  pet: string;
}

const t = words('en');

async function signIn({ engine }: Place): Promise<void> {
  await engine.open('/');
  await engine.click({ role: 'button', name: t('consent.acceptAll') });
  await engine.seesNot({ role: 'heading', name: t('consent.title') });
  await engine.click({ role: 'link', name: t('landing.hero.start') });
  await engine.type({ role: 'field', name: t('signIn.email') }, someAddress());
  await engine.click({ role: 'button', name: t('signIn.send') });
  const readMailedCode = () => /Code:\s*(\d{6})/.exec(document.body.textContent ?? '')?.[1] ?? '';
  await engine.until('a code in the local outbox', `() => (${readMailedCode})() !== ''`);
  await engine.type({ role: 'field', name: t('signIn.codeLabel') }, await engine.run(readMailedCode));
  await engine.click({ role: 'button', name: t('signIn.codeSubmit') });
  await engine.isAt('/home');
}

async function addPet(place: Place): Promise<void> {
  const { engine } = place;
  await engine.click({ role: 'link', name: t('pets.list.add') });
  await engine.type({ role: 'field', name: t('pets.fields.name') }, 'Luna');
  await engine.click({ role: 'field', name: t('pets.type.dog') });
  await engine.click({ role: 'button', name: t('pets.form.add') });
  const isPet = () => /^\/pets\/[0-9a-f-]{36}$/.test(location.pathname) || location.pathname;
  await engine.until('the page of the pet', isPet);
  place.pet = await engine.run(() => location.pathname);
  await engine.sees({ role: 'heading', name: 'Luna' });
}

const weightsOf = (pet: string) => `${pet}?tab=health&part=weights`;
const newWeight = { role: 'button', name: t('weights.add') } as const;
const sheet = { role: 'dialog', name: t('weights.addTitle') } as const;

async function closeSheet({ engine, pet }: Place): Promise<void> {
  await engine.open(weightsOf(pet));
  await engine.click(newWeight);
  await engine.sees(sheet);
  const isInside = () => document.activeElement?.closest('[role=dialog], dialog') != null;
  await engine.until('the focus in the sheet', isInside);
  await engine.press('Escape');
  await engine.seesNot(sheet);
  const isBack = (name: string) => document.activeElement?.textContent?.trim() === name;
  await engine.until('the focus on what opened the sheet', isBack, newWeight.name);
}

async function weighPet(engine: Engine, kilograms: string): Promise<void> {
  await engine.click(newWeight);
  await engine.type({ role: 'field', name: t('weights.weight'), within: sheet.name }, kilograms);
  await engine.click({ role: 'button', name: t('entries.save'), within: sheet.name });
  await engine.click({ role: 'button', name: t('weights.done'), within: sheet.name });
  await engine.seesNot(sheet);
}

async function addWeight({ engine }: Place): Promise<void> {
  await weighPet(engine, '12,5');
  const isListed = () =>
    [...document.querySelectorAll('#weights li')].some(({ textContent }) => /12[.,]5\s*kg/.test(textContent ?? ''));
  await engine.until('the weight in the list', isListed);
}

async function writeWithoutConnection({ engine, line, pet }: Place): Promise<void> {
  await engine.open(weightsOf(pet));
  await engine.sees(newWeight);
  await engine.until('a service worker', () => navigator.serviceWorker.controller !== null);
  await line.cut();
  try {
    await weighPet(engine, '13,5');
    const isWaiting = (mark: string) =>
      [...document.querySelectorAll('#weights li')].some(
        ({ textContent }) => /13[.,]5\s*kg/.test(textContent ?? '') && textContent?.includes(mark),
      );
    await engine.until('the weight in the list, waiting', isWaiting, t('entries.waiting.waits'));
  } finally {
    await line.open();
  }
  // Without Background Sync, the app sends unsent writes when it opens.
  await engine.open(weightsOf(pet));
  const isStored = async (path: string) => /"grams":13500/.test(await (await fetch(path)).text());
  await engine.until('the weight on the server', isStored, `/api${pet}/weights`);
  const waits = { role: 'link', name: t('waitingSign.waits', { count: 1 }) } as const;
  await engine.seesNot(waits);
}

async function uploadCutPhoto({ engine, folder, pet }: Place): Promise<void> {
  const file = join(folder, 'beach.jpg');
  await writeFile(file, await aPhoto());
  await engine.open(`${pet}/social`);
  const add = { role: 'dialog', name: t('photos.addTitle') } as const;
  const cropper = { role: 'dialog', name: t('common.adjustPhoto') } as const;
  await engine.upload({ role: 'field', name: t('photos.add') }, file);
  await engine.click({ role: 'button', name: t('photos.adjust', { name: 'beach.jpg' }), within: add.name });
  await engine.click({ role: 'button', name: t('cropper.shapes.square'), within: cropper.name });
  await engine.click({ role: 'button', name: t('cropper.apply'), within: cropper.name });
  await engine.seesNot(cropper);
  await engine.click({ role: 'button', name: 'Upload 1 photo', within: add.name });
  await engine.seesNot(add);
  const isSquare = () => {
    const photo = document.querySelector<HTMLImageElement>('main li img');
    return !!photo && photo.naturalWidth > 0 && photo.naturalWidth === photo.naturalHeight;
  };
  await engine.until('a square photo in the gallery', isSquare);
}

/** Milliseconds between a click on a link and opening another URL, all shorter than the response takes. */
const LATER_MS = [5, 20, 40, 60, 80, 100, 120, 150];
const ANSWER_MS = 250;

async function openOtherAddress({ engine, line, pet }: Place): Promise<void> {
  for (const later of LATER_MS) {
    await engine.open(`${pet}/routines`);
    const link = { role: 'link', name: 'Training' } as const;
    await engine.sees(link);
    line.delayMs = ANSWER_MS;
    await engine.click(link);
    await sleep(later);
    // The driver reports an error when another navigation replaces this one. `isAt` checks the result.
    await engine.open(`${pet}/appointments`).catch(() => undefined);
    line.delayMs = 0;
    await engine.isAt(`${pet}/appointments`);
    await engine.sees({ role: 'heading', name: 'Luna’s appointments' });
  }
}

async function savedPaths(): Promise<string[]> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  const name = names.find((one) => one.startsWith('pawfolio-pages-'));
  if (!name) return [];
  const finishRequest = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await finishRequest(indexedDB.open(name));
  const keys = await finishRequest(database.transaction('heads').objectStore('heads').getAllKeys());
  database.close();
  return keys.map(String);
}

async function readSavedCopy({ engine, line }: Place): Promise<void> {
  await engine.open('/pets');
  await engine.until('a copy of the page', `async () => (await (${savedPaths})()).includes('/pets')`);
  await engine.until('a service worker', () => navigator.serviceWorker.controller !== null);
  await line.cut();
  try {
    await engine.open('/pets');
    const isSaved = () => {
      const { savedAt, start } = document.documentElement.dataset;
      return (
        savedAt !== undefined && start === 'done' && /Luna/.test(document.querySelector('main')?.textContent ?? '')
      );
    };
    await engine.until('the saved page', isSaved);
  } finally {
    await line.open();
  }
  await engine.until('the page itself', () => document.documentElement.dataset.savedAt === undefined);
}

async function signOut({ engine }: Place): Promise<void> {
  await engine.open('/profile');
  await engine.click({ role: 'button', name: t('account.signOut') });
  await engine.isAt('/');
  await engine.until('no copy of a page', `async () => (await (${savedPaths})()).length === 0`);
  await engine.until('nobody remembered', () => localStorage.getItem('user') === null);
  await engine.open('/pets');
  await engine.isAt('/auth/login');
}

export const steps: readonly [name: string, step: (place: Place) => Promise<void>][] = [
  ['signs in by a code', signIn],
  ['adds a pet', addPet],
  ['closes a sheet', closeSheet],
  ['adds a weight', addWeight],
  ['writes without a connection, and sends it when opened', writeWithoutConnection],
  ['uploads a cut photo', uploadCutPhoto],
  ['opens another address while data are on their way', openOtherAddress],
  ['reads a saved copy without a connection', readSavedCopy],
  ['signs out and leaves nothing behind', signOut],
];
