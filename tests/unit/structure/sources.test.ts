import { lengths, programFiles, type Source, sources } from '../../support/sources.mjs';
import { clockReaders, dateReaders, environmentReaders, fixedNames, localeFormatters, openTables } from './exceptions';

const program = sources(['app', 'components', 'lib', 'prisma', '.'], /\.(ts|tsx|mjs)$/);
const tests = sources(['tests'], /\.(ts|tsx|mjs)$/);

function findings(files: Source[], pattern: RegExp, except: string[] = []): string[] {
  return files
    .filter(({ path }) => !except.includes(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
        .filter(({ line }) => pattern.test(line.replace(/^\s*(\/\/|\*|\/\*).*/, '')))
        .map(({ line, place }) => `${place} ${line.trim()}`),
    );
}

describe('file lengths', () => {
  test('no file is longer than 250 lines, no page longer than 60', () => {
    const long = sources(['app', 'components', 'lib', 'prisma', 'tests', '.config'])
      .filter(({ path }) => !path.startsWith('components/ui/'))
      .filter(({ path, lines }) => lines > (path.endsWith('/page.tsx') ? 60 : 250));
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  test('the median file has at most 60 lines, most at most 150', () => {
    const { median, p90 } = lengths(programFiles());
    expect(median).toBeLessThanOrEqual(60);
    expect(p90).toBeLessThanOrEqual(150);
  });
});

describe('one place for each concern', () => {
  test('the program has no server actions', () => {
    expect(findings(program, /['"]use server['"]/)).toEqual([]);
  });

  test('only lib/core/config/env.ts reads the environment', () => {
    expect(findings(program, /process\.env\b/, ['lib/core/config/env.ts', ...environmentReaders])).toEqual([]);
  });

  test('only lib/core/time/clock.ts reads the clock', () => {
    const clock = ['lib/core/time/clock.ts', ...clockReaders];
    expect(findings(program, /new Date\(\)|Date\.now\(/, clock)).toEqual([]);
    expect(findings(program, /new Date\(/, [...clock, ...dateReaders])).toEqual([]);
  });

  test('only lib/browser/api/connection.ts reads navigator.onLine', () => {
    expect(findings(program, /\bonLine\b/, ['lib/browser/api/connection.ts'])).toEqual([]);
  });

  test('only listed modules format dates and numbers', () => {
    expect(findings(program, /\bIntl\.|\.toLocale\w*\(/, localeFormatters)).toEqual([]);
  });
});

/** Lookups that also find inherited properties, such as `constructor`. */
const namesLookedUp = new RegExp(
  [
    /(?:\(|return |&& |\|\| |=> |= |\? )[a-z][\w.]* in [a-z]\w*(?:[;)]| [&|?:])/,
    /\[\w+ as keyof typeof \w+\]/,
    /\bas (?:unknown as )?(?:Readonly<)?Record<string, [^;]*>\)\[(?!')/,
    /\w(?:\?\.)?\[(?:String\()?(?:\w+\.)?(?:params|query|searchParams|body|form)\.[^\]]*\]/,
    /\w(?:\?\.)?\[\w+\.get\('\w+'\)[^\]]*\]/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

describe('lookups', () => {
  test('R10.5 tables with open keys are maps', () => {
    const table = /const (?!headers)\w+: (?:Readonly<|Partial<)*Record<string, .*> = \{(?!\})/;
    expect(findings(program, table, openTables)).toEqual([]);
  });

  test('R10.5 user-supplied keys are looked up as own properties', () => {
    expect(findings(program, /\[([a-z][\w.]*)\] \?\? \1\b/)).toEqual([]);
    expect(findings(program, namesLookedUp, fixedNames)).toEqual([]);
  });

  test.each([
    'return typed in table ? table[typed] : null;',
    'if (!(params.kind in kinds)) return null;',
    'const name = names[typed as keyof typeof names];',
    'return (kinds as Record<string, Kind>)[typed];',
    'return table[String(searchParams.kind)];',
    "return table[form.get('kind') as string];",
    'return record?.[params.column];',
    "return table[url.searchParams.get('kind') ?? ''];",
    'return table[request.body.kind];',
  ])('R10.5 the scan finds a lookup that reaches the prototype: %s', (line) => {
    expect(namesLookedUp.test(line)).toBe(true);
  });

  test.each(["if ('kind' in entry) return;", 'for (const key in table) continue;', 'return table[String(row)];'])(
    'R10.5 the scan ignores: %s',
    (line) => {
      expect(namesLookedUp.test(line)).toBe(false);
    },
  );
});

describe('permissions', () => {
  test('R11.10 no permission depends on a negated role', () => {
    const negatedRole = /(!==|<>|\bnot:)\s*'(viewer|carer)'|'(viewer|carer)'\s*(!==|<>)|NOT IN \('(viewer|carer)/;
    expect(findings(program, negatedRole)).toEqual([]);
  });
});

describe('leftovers', () => {
  // Split, so that this file does not match.
  const words = ['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'];

  test('code and tests contain no notes for later', () => {
    const pattern = new RegExp(`\\b(${words.join('|')})\\b`);
    const remainingFiles = [...program, ...tests].filter(({ text }) => pattern.test(text));
    expect(remainingFiles.map(({ path }) => path)).toEqual([]);
  });

  test('no doc comment directly follows another one', () => {
    const stackedComments = [...program, ...tests].filter(({ text }) => /\*\/\n\s*\/\*\*/.test(text));
    expect(stackedComments.map(({ path }) => path)).toEqual([]);
  });

  test('no test is skipped, focused or waits for a timeout', () => {
    const pattern = new RegExp(['\\.(only|skip|todo|fixme)\\(', `waitFor${'Timeout'}`].join('|'));
    expect(findings(tests, pattern)).toEqual([]);
  });

  test('only listed scripts call console.log', () => {
    expect(
      findings(program, /console\.log\(/, [
        'lib/server/server.mjs',
        'prisma/migrate.ts',
        'prisma/new-migration.ts',
        'prisma/seed.ts',
        'prisma/create-admin.ts',
        'prisma/rotate-keys.ts',
        'prisma/backup.ts',
        'prisma/mail-test.ts',
        'prisma/reset-link.ts',
        'prisma/restore.ts',
      ]),
    ).toEqual([]);
  });
});
