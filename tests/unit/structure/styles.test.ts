import { sources } from '../../support/sources.mjs';

const sheets = sources(['app', 'components'], /\.css$/);
const program = sources(['app', 'components', 'lib'], /\.(ts|tsx|mjs)$/);

const commentOrLiteral = /\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;
const isText = (part: string) => !part.startsWith('/') && !/^['"](@|\.+)\//.test(part);

function namesUsed(texts: string[]) {
  const names = new Set<string>();
  const prefixes = new Set<string>();
  for (const [part] of texts.flatMap((text) => [...text.matchAll(commentOrLiteral)])) {
    if (!isText(part)) continue;
    for (const name of part.split(/[\s'"`{}$]+/)) names.add(name);
    if (part.startsWith('`')) for (const [prefix] of part.matchAll(/[a-z][\w-]*-(?=\$\{)/gi)) prefixes.add(prefix);
  }
  return { names, prefixes: [...prefixes] };
}

function classesOf(sheet: string): string[] {
  const preludes = sheet.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [];
  const names = preludes.flatMap((prelude) =>
    /^\s*@/.test(prelude) ? /(?<=@utility )[\w-]+(?= $)/.exec(prelude) : prelude.match(/(?<=\.)[a-z][\w-]*/gi),
  );
  return [...new Set(names)].filter((name) => name !== null);
}

function unusedClasses(sheet: string, { names, prefixes }: ReturnType<typeof namesUsed>): string[] {
  return classesOf(sheet).filter((name) => !names.has(name) && !prefixes.some((prefix) => name.startsWith(prefix)));
}

test('every class of the style sheets is used', () => {
  const usedClasses = namesUsed(program.map(({ text }) => text));
  const unusedClassNames = sheets.flatMap(({ path, text }) =>
    unusedClasses(text, usedClasses).map((name) => `${path}: .${name}`),
  );
  expect(unusedClassNames).toEqual([]);
});

test('the scan finds an unused utility', () => {
  expect(unusedClasses('@utility pass { width: 0 }\n@utility pass-* { width: 0 }', namesUsed([]))).toEqual(['pass']);
});

test.each([
  ['class that only a comment names', '// pass'],
  ['class that only an import names', "import { Pass } from './pass';"],
  ['class that is part of a message key', "t('share.pass')"],
  ['longer class', '<p className="pass-face" />'],
])('the scan reports a %s', (_, source) => {
  expect(unusedClasses('.pass > .icon:hover { width: 1.5rem }', namesUsed([source, "'icon'"]))).toEqual(['pass']);
});

test.each(['<p className="mt-3 pass-pine" />', "cn('pass-pine', className)", '`pass-$' + '{cover} mt-3`'])(
  'the scan accepts: %s',
  (source) => {
    expect(unusedClasses('@media (width >= 1.5rem) { .pass-pine { width: 0 } }', namesUsed([source]))).toEqual([]);
  },
);

/** Classes that a style sheet sets without naming a parent. Pages load all style sheets, so they have to be unique. */
function bareClasses(sheet: string): string[] {
  const preludes = sheet.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [];
  const selectors = preludes.filter((prelude) => !/^\s*@/.test(prelude)).flatMap((prelude) => prelude.split(','));
  return [
    ...new Set(selectors.flatMap((selector) => /^\.([a-z][\w-]*)(::?[a-z-]+)*$/i.exec(selector.trim())?.[1] ?? [])),
  ];
}

/** Not on a page with others: the check page, and the sheet that changes others for large text. */
const alone = ['components/sharing/signed-passport/check/check.css', 'components/ui/large-text.css'];

test('no two style sheets define the same class', () => {
  const owners = sheets
    .filter(({ path }) => !alone.includes(path))
    .flatMap(({ path, text }) => bareClasses(text).map((name) => ({ name, path })));
  const first = new Map<string, string>();
  const twice = owners.flatMap(({ name, path }) => {
    const other = first.get(name);
    if (!other) first.set(name, path);
    return other && other !== path ? [`.${name}: ${other}, ${path}`] : [];
  });
  expect(twice).toEqual([]);
});

test.each([
  ['.pass::after, .pass:hover { width: 0 }', ['pass']],
  ['.face .pass, .face.pass, .face:has(.pass) { width: 0 }', []],
])('finds classes set without a parent in %s', (sheet, expected) => {
  expect(bareClasses(sheet)).toEqual(expected);
});
