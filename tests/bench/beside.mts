// npm run bench:beside -- pictures pairs: puts each screen of the demo family beside the design picture it follows.
// Pictures are named screen-width-theme, with the suffix `-es` for Spanish and `-full` for the whole length. Pairs are
// PNGs.
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { Person } from '../support/people';
import { appUrl } from '../support/visitor';
import type { Locale } from '../support/words';
import { withDemoApp } from './demo-app.mts';
import { demo, waitForArrival } from './screenshots.mts';

const SHOWN_WIDTH = 480;
const GAP = 20;

const screens: Record<string, (pet: string) => string> = {
  today: () => '/home',
  'my-pets': () => '/pets',
  account: () => '/profile',
  'pet-overview': (pet) => pet,
  'stamps-page': (pet) => `${pet}#stamps`,
  'growth-page': (pet) => `${pet}#growth`,
  'album-page': (pet) => `${pet}#album`,
  'contacts-page': (pet) => `${pet}#contacts`,
  'pet-new-booklet': () => '/pets/new',
  'health-summary': (pet) => `${pet}?tab=health`,
  'health-records': (pet) => `${pet}/vet-records`,
  'weight-detail': (pet) => `${pet}?tab=health&part=weights`,
  'days-routines': (pet) => `${pet}/routines`,
  training: (pet) => `${pet}/training`,
  appointments: (pet) => `${pet}/appointments`,
  'album-tab': (pet) => `${pet}/social`,
  share: (pet) => `${pet}/share`,
  'share-choose': (pet) => `${pet}/share`,
};

interface Picture {
  file: string;
  path: (pet: string) => string;
  width: number;
  theme: 'light' | 'dark';
  locale: Locale;
  isFull: boolean;
}

function readName(file: string): Picture | null {
  const parts = /^(?<screen>[a-z-]+)-(?<width>\d+)-(?<theme>light|dark)(?<rest>(?:-es|-full)*)\.\w+$/.exec(
    file,
  )?.groups;
  const path = screens[parts?.screen ?? ''];
  if (!parts || !path) return null;
  const { width, theme, rest } = parts as Record<'width' | 'theme' | 'rest', string>;
  const locale = rest.includes('-es') ? 'es' : 'en';
  return { file, path, width: Number(width), theme: theme as Picture['theme'], locale, isFull: rest.includes('-full') };
}

async function shoot(browser: Browser, picture: Picture, person: Person): Promise<Buffer> {
  const { body: pets } = await person.get('/api/pets');
  const isPhone = picture.width < 768;
  const context = await browser.newContext({
    viewport: { width: picture.width, height: isPhone ? 740 : 800 },
    deviceScaleFactor: 2,
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: picture.locale,
    baseURL: appUrl(),
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    colorScheme: picture.theme,
    serviceWorkers: 'block',
  });
  const cookies = new Map([...person.cookies, ['lng', picture.locale], ['pawfolio-cookie-consent', 'true']]);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: appUrl() })));
  const page = await context.newPage();
  const luna = pets.find(({ type }: { type: string }) => type === 'dog');
  await page.goto(picture.path(`/pets/${luna.id}`));
  await waitForArrival(page);
  const screenshot = await page.screenshot({ fullPage: picture.isFull });
  await context.close();
  return screenshot;
}

async function pair(target: string, own: Buffer, to: string): Promise<void> {
  const halves = await Promise.all(
    [target, own].map((one) => sharp(one).resize({ width: SHOWN_WIDTH }).png().toBuffer()),
  );
  const heights = await Promise.all(halves.map(async (half) => (await sharp(half).metadata()).height ?? 0));
  const ground = {
    width: 2 * SHOWN_WIDTH + GAP,
    height: Math.max(...heights),
    channels: 3,
    background: '#888',
  } as const;
  await sharp({ create: ground })
    .composite(halves.map((input, index) => ({ input, left: index * (SHOWN_WIDTH + GAP), top: 0 })))
    .png()
    .toFile(to);
}

const [pictures, pairs] = process.argv.slice(2);
if (!pictures || !pairs) throw new Error('npm run bench:beside -- <folder of pictures> <folder for the pairs>');
const names = await readdir(pictures);
await withDemoApp(async (browser) => {
  await mkdir(pairs, { recursive: true });
  const people = { en: await new Person(demo.en).signsIn(), es: await new Person(demo.es).signsIn() };
  for (const picture of names.flatMap((name) => readName(name) ?? [])) {
    const screenshot = await shoot(browser, picture, people[picture.locale]);
    await pair(join(pictures, picture.file), screenshot, join(pairs, picture.file.replace(/\.\w+$/, '.png')));
    console.log(picture.file);
  }
});
