import { deviceName } from '@/lib/core/auth/device';
import { canonicalAddress } from '@/lib/core/auth/email-address';
import { foldLine } from '@/lib/core/calendar/icalendar';
import { readConsent } from '@/lib/core/http/consent';
import { isOpening } from '@/lib/core/http/is-opening';
import { detectLocale } from '@/lib/core/i18n/detect';
import { readWhen } from '@/lib/core/tables/dates';
import { fold } from '@/lib/core/text/fold';
import { cleanRichText, richTextToPlain } from '@/lib/core/text/rich-text';
import { trimOf } from '@/lib/core/text/trim';
import { isWebLink } from '@/lib/core/validation/web-link';
import * as texts from '@/lib/core/validation/zod-text';
import { attachmentOf, cleanFileName } from '@/lib/records/documents/file-name';
import { searchBreeds } from '@/lib/records/pets/breeds';
import { readMicrochip } from '@/lib/records/pets/microchip';
import { passportLines } from '@/lib/records/pets/passport-line';
import { findPhoneNumbers } from '@/lib/records/pets/phone-numbers';
import { petLimits } from '@/lib/records/pets/vocabulary';
import { completeTags, readTags } from '@/lib/records/photos/tags';
import { linkText } from '@/lib/records/vet-records/links';
import { maskedPath } from '@/lib/server/request-log.mjs';
import { cleanFinderText, finderRefusal } from '@/lib/sharing/links/finder-text';
import { readSeries } from '@/tests/support/weight-csv';
import type { Attack } from '../../../../support/attacks';
import { steepGrowth, timedFunction } from '../../../../support/growth';

const at = new Date('2026-11-21T10:00:00Z');
const pet = { type: 'cat', dateOfBirth: '2020-01-01', deceasedOn: null };
const series = (csv: string) => readSeries(csv, { unit: 'kg', timeZone: 'Europe/Madrid', usualOrder: null, at, pet });
const rule = { max: 100_000, tooLong: 'long', invalid: 'invalid', missing: 'missing' };

const units = [
  ...[...' -.,;:"\'<>&@#\n\t1aé/\\[(+_%*=', '\u0301', '\u00a0', '\u200b', '\ufdfa', '🐶', '\r\n', 'a ', ' \n', ', '],
  ...['""', '"a"', ',\n', '1,', '<p>', '</p>', '<b><i>', '<b></p>', '&lt;', 'a@', 'a.', '1 ', '( 1', 'www.', 'a.com '],
  ...['http://', '<a ', '<!--', ';q=1,', 'Mozilla/5.0 ', '2026-01-01 ', 'kg,', '{}'],
];

const attacksAfter = (...beginnings: string[]): Attack[] =>
  beginnings.flatMap((before) =>
    units.map((unit) => (length: number) => `${before}${unit.repeat(Math.ceil(length / unit.length))}!a`),
  );

const attacks = attacksAfter('', 'a', 'https://example.org/', '<p>', 'x@example.');

const functions: Record<string, (text: string) => unknown> = {
  canonicalAddress,
  deviceName,
  readConsent,
  isOpening: (text) => isOpening({ headers: { get: (name) => (name === 'user-agent' ? text : null) } }),
  detectLocale: (text) => detectLocale({ acceptLanguage: text }),
  foldLine,
  maskedPath,
  cleanRichText: (text) => cleanRichText(text.slice(0, petLimits.notes)),
  richTextToPlain: (text) => richTextToPlain(text.slice(0, petLimits.notes)),
  trimOf: (text) => trimOf(text, ' .-'),
  requiredLine: (text) => texts.requiredLine(rule).safeParse(text),
  optionalParagraph: (text) => texts.optionalParagraph(rule).safeParse(text),
  searchTerm: (text) => texts.searchTerm(100).safeParse(text),
  mailedCode: (text) => texts.mailedCode('code').safeParse(text),
  cleanFileName: (text) => cleanFileName(text, 'application/pdf'),
  attachmentOf: (text) => attachmentOf(text.toWellFormed()),
  searchBreeds: (text) => searchBreeds('dog', text, 'en'),
  readMicrochip,
  passportLines: (text) => passportLines({ ...pet, name: text, breed: text, gender: 'male', microchip: text }),
  findPhoneNumbers,
  readTags,
  completeTags: (text) => completeTags(text, ['a']),
  cleanFinderText,
  finderRefusal,
  fold,
  isWebLink,
  linkText,
  readWhen: (text) => readWhen(text, text, 'Europe/Madrid'),
};

test.each(Object.entries(functions))(
  'R8.1 %s takes linear time for long texts',
  (_, work) => {
    expect(steepGrowth(timedFunction(work), attacks)).toBeNull();
  },
  120_000,
);

test('R8.1 importing a series takes linear time in cells, columns and lines', () => {
  const shapes: Attack[] = [
    ...attacksAfter('', 'date,kg\n', '2026-03-07,', '2026-03-07,4.2,"'),
    (length) => `date,kg${','.repeat(length)}\n${'2026-03-07,4.2\n'.repeat(Math.min(length / 15, 1000))}`,
    (length) => `${',date,kg'.repeat(length / 8)}\n${'2026-03-07\n'.repeat(Math.min(length / 11, 1000))}`,
  ];
  expect(steepGrowth(timedFunction(series), shapes)).toBeNull();
}, 120_000);
