import { readdirSync, readFileSync } from 'node:fs';
import { memberWords, shellWords } from '@/lib/browser/offline/shell';
import { locales } from '@/lib/core/i18n/locales';
import messages from '@/messages/en.json';

const online = ['calendarFeed', 'handover', 'passwords', 'people', 'profileMenu', 'reminders'];

function namesIn(folder: string, file: RegExp, expression: RegExp): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => file.test(path));
  const matches = paths.flatMap((path) => [...readFileSync(`${folder}/${path}`, 'utf8').matchAll(expression)]);
  return matches.flatMap(([, names = '']) => names.match(/[a-z]\w+/gi) ?? []);
}

test.each(locales)('R12.5 messages needed offline are saved, in %s', (locale) => {
  const savedMessages = [...memberWords(locale), ...shellWords(locale)];
  const folders = ['components/records', 'components/overviews', 'components/accounts/account'];
  const lazy = folders.flatMap((folder) => namesIn(folder, /tsx$/, /LazyMessages namespaces=\{\[([^\]]+)\]/g));
  const ofFields = namesIn('lib/records', /\/fields\.ts$/, /label: '(\w+)\./g);
  const neededNames = new Set([...lazy, ...ofFields].filter((name) => !online.includes(name)));

  expect(neededNames.size).toBeGreaterThan(10);
  expect([...neededNames].filter((name) => !savedMessages.includes(`/messages/${locale}/${name}.json`))).toEqual([]);
});

test('R12.5 only existing message files are saved', () => {
  const words = [...memberWords('en'), ...shellWords('en')];
  const names = words.map((path) => path.slice('/messages/en/'.length, -'.json'.length));
  expect(names.filter((name) => !(name in messages))).toEqual([]);
});
