/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanCopy, readCopy } from '@/lib/browser/offline/clean-copy';

function shown(html: string, saved: string[] = []): string {
  const place = document.createElement('div');
  place.append(readCopy(html, new Set(saved)));
  return place.innerHTML;
}

/** What is typed, pressed or sent has no use in a copy; a page stands in a frame of its own. */
const leftOut =
  'button dialog fieldset footer form html body head label legend main noscript option picture progress script search select textarea'.split(
    ' ',
  );

test('R4.3 a copy keeps every element that pages are written with', () => {
  const sources = ['app', 'components']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(file, 'utf8'));
  const tags = new Set(
    sources.flatMap((source) => [...source.matchAll(/<\/([a-z][a-z0-9]*)>/g)].map(([, tag]) => tag)),
  );
  expect(tags.size).toBeGreaterThan(40);
  const lost = [...tags].filter((tag) => {
    const element = document.createElementNS(tag === 'path' ? 'http://www.w3.org/2000/svg' : null, tag as string);
    const root = document.createElement('div');
    root.append(element);
    cleanCopy(root);
    return root.childElementCount === 0;
  });
  expect(lost.filter((tag) => !leftOut.includes(tag as string))).toEqual([]);
});

test('R4.3 links lead to the saved page, whatever part they name', () => {
  const links = ['/pets/1?tab=health&new=weight#weights', '/pets/1/routines?day=2026-03-28#now', '/pets/2'];
  const html = links.map((href) => `<a href="${href.replaceAll('&', '&amp;')}">x</a>`).join('');
  const copy = shown(html, ['/pets/1?tab=health', '/pets/1/routines']);
  expect(copy).toContain('href="/pets/1?tab=health#weights"');
  expect(copy).toContain('href="/pets/1/routines#now"');
  expect(copy).toContain('<span class="">x</span>');

  const button = '<a class="button" href="/pets/1?tab=health&amp;new=weight">x</a>';
  expect(shown(button, ['/pets/1?tab=health'])).toBe('');
});

describe('a saved copy', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<p onclick="alert(1)" onpointerenter=alert(1)>x</p>'],
    ['a frame', '<iframe src="/pets" srcdoc="<script>alert(1)</script>"></iframe>'],
    ['a form', '<form action="/api"><input name="a"><button>x</button></form>'],
    ['a script address', '<a href="javascript:alert(1)">x</a><a href=" java\nscript:alert(1)">x</a>'],
    ['another origin', '<a href="//evil.example/x">x</a><img src="https://evil.example/x.png" alt="x">'],
    ['a drawing that runs', '<svg><script>alert(1)</script><a href="javascript:alert(1)"><text>x</text></a></svg>'],
    ['an animation', '<svg><animate attributeName="href" to="javascript:alert(1)"/><set onbegin="alert(1)"/></svg>'],
    ['foreign content', '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>'],
    [
      'a style sheet',
      '<style>@import "https://evil.example"</style><link rel="stylesheet" href="https://evil.example">',
    ],
    ['a style that fetches', '<p style="background:url(https://evil.example)">x</p>'],
    ['a template', '<template><img src=x onerror=alert(1)></template>'],
    [
      'a drawing inside out',
      '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=alert(1)>">',
    ],
    [
      'a symbol of another file',
      '<svg><use href="https://evil.example/x.svg#a"></use><use href="data:image/svg+xml,alert"></use></svg>',
    ],
    ['a picture of markup', '<img src="data:text/html,<script>alert(1)</script>" alt="">'],
  ])('R4.3 holds nothing that runs or is fetched: %s', (_, html) => {
    const clean = shown(html);
    expect(clean).not.toMatch(/script|alert|evil|\son\w+=|<(form|input|button|iframe|style|link|template)|url\(/i);
  });

  test('R4.3 keeps what can be read: text, tables, charts, photos, telephone numbers', () => {
    const html = [
      '<h1 class="text-3xl"><bdi>Luna</bdi></h1>',
      '<div role="group" tabindex="0">pages</div>',
      '<svg class="icon"><use href="/_next/static/media/symbols.0a1b2c3d.svg#plus"></use></svg>',
      '<table><tbody><tr><th scope="row">12 kg</th></tr></tbody></table>',
      '<svg viewBox="0 0 10 10" role="img" aria-labelledby="t"><title id="t">Weight</title><path d="M0 0h9" stroke-width="2"></path></svg>',
      '<img src="data:image/webp;base64,AAAA" alt="Photo of Luna" class="portrait">',
      '<a href="tel:+34600000000">600 000 000</a>',
      '<time datetime="2026-11-21">21 November</time><span style="--level: 3">x</span>',
    ];
    for (const part of html) expect(shown(part)).toBe(part);
  });

  test('R4.3 leads only to pages that are saved too', () => {
    const luna = '<a href="/pets/1" class="pet-card">Luna</a>';
    expect(shown(luna, ['/pets/1'])).toBe(luna);
    expect(shown(luna)).toBe('<span class="pet-card">Luna</span>');
    expect(shown('<p>a <a class="button" href="/pets/new">Add a pet</a></p>')).toBe('<p>a </p>');

    const tabs = '<nav><ul><li><a href="/pets/1">Overview</a></li><li><a href="/pets/1/edit">Edit</a></li></ul></nav>';
    expect(shown(tabs, ['/pets/1'])).toBe('');
    expect(shown(tabs, ['/pets/1', '/pets/1/edit'])).toBe(tabs);
  });

  test('R4.3 an entry loses its button, and goes if only a button', () => {
    const ask = '<a class="button" href="/pets/1/vet-records?new=1">How did it go?</a>';
    expect(shown(`<ul><li><p>Check-up</p>${ask}</li></ul>`)).toBe('<ul><li><p>Check-up</p></li></ul>');
    expect(shown(`<ul><li>${ask}</li></ul>`)).toBe('<ul></ul>');
  });

  test('R4.3 what is marked as needing a connection goes with all its words', () => {
    const hint = '<div data-online=""><p>PDF, JPEG, PNG or WebP</p></div>';
    expect(shown(`<section><h2>Visits</h2>${hint}</section>`)).toBe('<section><h2>Visits</h2></section>');
    expect(shown('<details data-online><summary>Attach documents</summary></details>')).toBe('');
  });

  test('a photo that could not be kept leaves its description', () => {
    expect(shown('<p><img src="/api/pets/1/photo" alt="Photo of Luna"></p>')).toBe('<p>Photo of Luna</p>');
  });

  test('cleaning twice changes nothing', () => {
    const root = document.createElement('div');
    root.innerHTML = '<p onclick=x>a<b>b</b><button>c</button><a href="/pets">d</a></p>';
    cleanCopy(root);
    const once = root.innerHTML;

    cleanCopy(root);

    expect(root.innerHTML).toBe(once);
    expect(once).toBe('<p>a<b>b</b><a href="/pets">d</a></p>');
  });
});
