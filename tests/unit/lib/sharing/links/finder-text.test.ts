import fc from 'fast-check';
import { cleanFinderText, finderRefusal } from '@/lib/sharing/links/finder-text';
import { RUNS } from '@/tests/support/property-runs';

test.each([
  ['She is here: https://maps.example.org/a.b?c=d.e and www.photo.example/x', null],
  ['By the river.She ran off.Then I saw her.I am at home', null],
  ['Write to ben.smith@example.com or anna@mail.example.org or x@y.net', null],
  ['Seen at 5.30 p.m., I <3 her, 2 < 3 and 4 > 1', null],
  ['Teléfono 600.000.002, llámame', null],
  ['a.com b.net c.org', 'links'],
  ['maps.com cats.net dogs.org', 'links'],
  ['my.maps.com the.old.cats.net my.dogs.org', 'links'],
  ['https://a.example https://b.example http://c.example', 'links'],
  ['see <b>this</b>', 'html'],
  ['<script >alert(1)</script>', 'html'],
  ['< a href=x>', 'html'],
  ['bye</b>', 'html'],
  ['bye< / b>', 'html'],
  ['bye</  b>', 'html'],
  ['[url=https://x.example]', 'html'],
  [' \u200B … ', 'empty'],
  ['x'.repeat(2001), 'long'],
  ['x'.repeat(2000), null],
])('R9.4 a message %j is refused as %j', (text, refusal) => {
  expect(finderRefusal(text)).toBe(refusal);
});

test('R9.4 checks the contact as part of the message', () => {
  expect(finderRefusal('Seen a.com and b.com', 'c.com')).toBe('links');
  expect(finderRefusal('Seen', '<i>me</i>')).toBe('html');
  expect(finderRefusal('Seen', '6'.repeat(201))).toBe('long');
  expect(finderRefusal('Seen', '6'.repeat(200))).toBeNull();
});

test('R9.4 refuses three links regardless of surrounding text', () => {
  const words = fc.array(fc.constantFrom('seen', 'near', 'the', 'park', '¿dónde?'), { maxLength: 5 });
  const link = fc.constantFrom('https://a.example/x', 'www.b.example', 'c.com', 'HTTP://D.example', 'e.co.uk/f');

  fc.assert(
    fc.property(fc.array(fc.tuple(words, link), { minLength: 3, maxLength: 6 }), (parts) => {
      const text = parts.map(([spokenWords, url]) => [...spokenWords, url].join(' ')).join(' ');
      expect(finderRefusal(text)).toBe('links');
    }),
    { numRuns: RUNS },
  );
});

test('R9.4 stored text has no hidden characters, and cleaning is idempotent', () => {
  expect(cleanFinderText('a\rb\r\rc')).toBe('a\nb\n\nc');
  expect(cleanFinderText('a\r\nb\u202Ec\u0000\n\n\n\nd\t\uD800')).toBe('a\nbc\n\nd');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanFinderText(text);
      expect(cleanFinderText(clean)).toBe(clean);
      expect(clean).not.toMatch(/(?!\n)[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069]/u);
    }),
    { numRuns: RUNS },
  );
});
