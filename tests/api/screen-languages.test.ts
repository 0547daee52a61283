import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aFullAccount } from '../support/a-full-account';
import { anAdmin } from '../support/admins';
import { aMember, type Person } from '../support/people';
import { Visitor } from '../support/visitor';
import { type Locale, locales, texts, words } from '../support/words';

const pages = join(__dirname, '..', '..', 'app', '[locale]');

const KEY = /^[a-z][A-Za-z]*(\.[A-Za-z]+)+$/;
const MONTHS: Record<Locale, RegExp> = {
  en: /\b(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/i,
  es: /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/,
};

interface Screens {
  member: Person;
  admin: Visitor;
  guest: Visitor;
  paths: string[];
}

/** Reads the routes from the file system, so that new pages are included. */
function routes(): string[] {
  return (
    readdirSync(pages, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.split('/').at(-1) === 'page.tsx')
      .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`.replace(/\/\([^)]+\)/g, '') || '/')
      // Next renders this page in place of others; it has no URL of its own.
      .filter((path) => path !== '/blocked')
  );
}

function pathOf(route: string, values: Record<string, string>): string {
  const own: Record<string, string> = {
    '/handovers/[key]': values.handoverKey ?? '',
    '/shared/stay/[accessKey]': values.stayKey ?? '',
  };
  return route.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => own[route] ?? values[name] ?? '');
}

const lastOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

const decodeText = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? ' ');

function textsOf(html: string): string[] {
  const plain = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<(?!html)(\w+)[^>]*\slang="[^"]*"[^>]*>[\s\S]*?<\/\1>/g, '');
  const names = [...plain.matchAll(/\s(?:aria-label|alt|placeholder|title)="([^"]*)"/g)].map(([, text = '']) => text);
  return [...names, ...plain.split(/<[^>]*>/)].map((text) => decodeText(text).trim()).filter((text) => text !== '');
}

const withoutUsersWords = (html: string) => html.replace(/<(\w+)[^>]*\sdir="auto"[^>]*>[^<]*<\/\1>/g, '');

/** Messages stored or sent in the language of a person: mails, and the label of a finder's link. */
const STORED = /(?:^|\.)(?:mail|\w+Mail)\.|^sharing\.lost\.linkLabel$/;

function foreignTo(locale: Locale): Set<string> {
  const other = texts(locale === 'en' ? 'es' : 'en');
  const innocent = new Set([...texts(locale), ...other.filter(([key]) => STORED.test(key))].map(([, text]) => text));
  return new Set(other.map(([, text]) => text).filter((text) => !innocent.has(text) && !/[{<]/.test(text)));
}

let screens: Screens;

jest.setTimeout(60_000);

beforeAll(async () => {
  const { person: member, ids, open } = await aFullAccount(3_600_000);
  // A second pet, because pages that ask for a pet redirect if there is only one.
  const second = await member.addsPet({ name: 'Zwetschge' });
  const { body: handover } = await member.post(`/api/pets/${second.id}/handover`, { email: 'nora@example.org' });
  const sam = await aMember();
  const handedOver = await member.addsPet({ name: 'Quitte' });
  const { body: done } = await member.post(`/api/pets/${handedOver.id}/handover`, { email: sam.email });
  await sam.post(`/api/handovers/${lastOf(done.url)}`);
  const stay = { pets: [second.id], from: ids.date, until: ids.date, label: 'Zwetschge', allows: ['ticks'] };
  const { body: shared } = await member.post('/api/stays', stay);
  const values = {
    ...ids,
    ...open,
    article: 'sharing',
    rest: 'nothing-here',
    part: 'vaccinations',
    entryId: ids.vaccinationId ?? '',
    handoverId: done.id,
    handoverKey: lastOf(handover.url),
    stayKey: shared.accessKey,
  };
  const paths = routes().map((route) => pathOf(route, values));
  screens = { member, admin: await anAdmin(), guest: new Visitor(), paths };
});

function visitorOf(path: string): Visitor {
  if (path === '/auth/signed-in') return screens.member;
  if (path === '/admin/login' || path.startsWith('/auth/')) return screens.guest;
  return path.startsWith('/admin') ? screens.admin : screens.member;
}

async function readIn(locale: Locale, path: string): Promise<string> {
  const visitor = visitorOf(path);
  visitor.cookies.set('lng', locale);
  visitor.cookies.set('pawfolio-cookie-consent', 'true');
  const { status, body } = await visitor.get(path);
  expect([path, status]).toEqual([path, path === '/nothing-here' ? 404 : 200]);
  return String(body);
}

describe.each(locales)('in %s', (locale) => {
  test('R5.1 R5.4 every screen has its language, a heading, and no raw message keys', async () => {
    const keys = new Set(texts(locale).map(([key]) => key));
    const foreign = foreignTo(locale);
    const leaks: string[] = [];

    for (const path of screens.paths) {
      const html = await readIn(locale, path);
      const foundTexts = textsOf(withoutUsersWords(html));
      expect([path, /<html[^>]* lang="(\w+)"/.exec(html)?.[1], /<h1\b/.test(html)]).toEqual([path, locale, true]);
      expect(foundTexts.length).toBeGreaterThan(3);
      const wrong = foundTexts.filter(
        (text) => foreign.has(text) || (KEY.test(text) && keys.has(text)) || MONTHS[locale].test(text),
      );
      leaks.push(...wrong.map((text) => `${path}: ${text}`));
    }

    expect(leaks).toEqual([]);
  });

  test('R5.1 R5.4 birth dates and the Site Blocked screen use the page’s language', async () => {
    const { member, guest } = screens;
    const { id } = await member.addsPet({ dateOfBirth: '2021-03-07' });
    expect(textsOf(await readIn(locale, `/pets/${id}`))).toContain(locale === 'en' ? '7 Mar 2021' : '7 mar 2021');
    guest.cookies.set('pawfolio-cookies-rejected', 'true');

    const blockedTexts = textsOf(await readIn(locale, '/auth/login'));

    guest.cookies.delete('pawfolio-cookies-rejected');
    expect(blockedTexts).toContain(words(locale)('consent.blockedTitle'));
    expect(blockedTexts.filter((text) => foreignTo(locale).has(text))).toEqual([]);
  });
});

test.each([
  ['/?lng=es', 200],
  ['/nothing-here?lng=es', 404],
  ['/shared/nothing-here?lng=es', 404],
  ['/auth/verify?lng=es', 200],
] as const)('R5.4 %s declares its language in the HTML', async (path, status) => {
  const answer = await new Visitor().get(path);

  expect(answer.status).toBe(status);
  expect(String(answer.body)).toContain('<html lang="es"');
});
