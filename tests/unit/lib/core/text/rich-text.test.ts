import fc from 'fast-check';
import { plainText } from '@/lib/core/text/plain-text';
import { cleanRichText, richTextToPlain } from '@/lib/core/text/rich-text';
import { RUNS } from '@/tests/support/property-runs';

const HARMLESS = /<\/?(b|i|u|p|ul|ol|li|strong|em)>|<br \/>/g;

const attribute = fc.constantFrom(
  'onclick="x()"',
  'style=color:red',
  "href='javascript:x'",
  'src=x',
  'class',
  '/',
  '=',
  '"',
  '\u0000',
);
const tag = fc
  .tuple(
    fc.constantFrom(
      'b',
      'I',
      'p',
      'br',
      'ul',
      'li',
      'a',
      'img',
      'script',
      'style',
      'svg',
      'math',
      'iframe',
      'textarea',
      'template',
      'noscript',
      'title',
      'xmp',
      'plaintext',
      'b/x',
      '!--',
      '![CDATA[',
      '?x',
    ),
    fc.array(attribute, { maxLength: 2 }),
    fc.constantFrom('<', '</', '<\u0000', '< ', '<<', '&lt;'),
    fc.constantFrom('>', '/>', '', ' ', '-->', ']]>', '&gt;'),
  )
  .map(([name, attributes, open, close]) => open + [name, ...attributes].join(' ') + close);
const html = fc
  .array(fc.oneof(tag, fc.string(), fc.constantFrom('alert(1)', '&amp;', '&#x3c;', '&#0;', '&', '"', "'")), {
    maxLength: 20,
  })
  .map((parts) => parts.join(''));

describe('R7.1 notes are rich text: b i u p br ul ol li strong em, no attributes', () => {
  test('only the ten allowed tags remain, without attributes', () => {
    fc.assert(
      fc.property(html, (dirty) => {
        expect(cleanRichText(dirty).replace(HARMLESS, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: RUNS },
    );
  });

  test('cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(html, (dirty) => {
        const once = cleanRichText(dirty);
        expect(cleanRichText(once)).toBe(once);
      }),
      { numRuns: RUNS },
    );
  });

  test.each([
    ['<p onclick="x()">Hi <b style="color:red">there</b></p>', '<p>Hi <b>there</b></p>'],
    ['a<script>alert(1)</script><style>b{}</style>c', 'ac'],
    ['<a href="javascript:x">words</a> <h1>stay</h1>', 'words stay'],
    ['<svg><p onload=x>q</p></svg><img src=x onerror=x>', ''],
    ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
    ['a<html>b</html>c', 'abc'],
    ['<ul><li>one<li>two</ul>', '<ul><li>one</li><li>two</li></ul>'],
  ])('%s', (dirty, clean) => {
    expect(cleanRichText(dirty)).toBe(clean);
  });

  test('doubly repaired markup is stable', () => {
    const clean = cleanRichText('<p><b]]><p>');
    expect(cleanRichText(clean)).toBe(clean);
  });

  test('20,000 characters of hostile markup are cleaned', () => {
    for (const piece of ['<b>', '<', '</p>', '&', '<!--', '<ul><li>'])
      expect(cleanRichText(cleanRichText(piece.repeat(20_000 / piece.length)))).toBe(
        cleanRichText(piece.repeat(20_000 / piece.length)),
      );
  });

  test('plain text has a line per paragraph and item, decoding entities once', () => {
    expect(richTextToPlain('<p>Hi&nbsp;<b>you</b><br>there</p><ul><li>a</li><li>b &amp;lt;</li></ul>')).toBe(
      'Hi you\nthere\na\nb &lt;',
    );
  });

  test.each([
    ['a<br>b', 'a\nb'],
    ['a<br/>b', 'a\nb'],
    ['a<br />b', 'a\nb'],
    ['a \t  b', 'a b'],
    ['<p>a</p><p></p><p></p> <p>  b</p>', 'a\nb'],
    ['a\n  b', 'a\nb'],
  ])('plain text of %j is %j', (html, plain) => {
    expect(richTextToPlain(html)).toBe(plain);
    expect(plainText(html)).toBe(plain);
  });
});
