import { programFiles, sources } from '../../support/sources.mjs';
import { otherNames } from './exceptions';

const files = programFiles();

const reservedNames =
  /^(page|layout|loading|error|not-found|global-error|route|template|default|forbidden|unauthorized|sitemap|robots|manifest|(opengraph|twitter)-image\d*|(apple-)?icon\d*|favicon)\.[a-z]+$/;

describe('names', () => {
  test('app contains only file names reserved by Next', () => {
    const others = files.filter(
      ({ path }) => path.startsWith('app/') && !reservedNames.test(path.split('/').at(-1) ?? ''),
    );
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  test('feature files in lib use the closed vocabulary or are pure', () => {
    const vocabulary =
      /^lib\/((records|overviews|sharing|accounts|site)\/[^/]+|reminders)\/(schema|queries|mutations|reminder-source|collection|calls|client|jobs|mail)(\.tsx?$|\/)/;
    const impure =
      /from '(server-only|react|react-dom|pg|pino|node:[^']*|next[^']*|@\/prisma[^']*|@prisma[^']*)'|import 'server-only'/;
    const wrong = files.filter(
      ({ path, text }) =>
        /^lib\/(records|overviews|sharing|reminders|accounts|site)\//.test(path) &&
        !vocabulary.test(path) &&
        !otherNames.includes(path) &&
        (impure.test(text) || path.split('/').length > 4),
    );

    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('schemas import no server or framework modules', () => {
    const wrong = files.filter(
      ({ path, text }) =>
        /^lib\/((records|overviews|sharing|accounts|site)\/[^/]+|reminders)\/schema\.ts$/.test(path) &&
        /'(server-only|next[^']*|node:[^']*|react)'/.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('modules that access the database start with server-only', () => {
    const onServer =
      /^lib\/((records|overviews|sharing|accounts|site)\/[^/]+|reminders)\/(queries|mutations|reminder-source|collection|calls|jobs)\.ts$/;
    const wrong = files.filter(({ path, text }) => onServer.test(path) && !text.startsWith("import 'server-only';\n"));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('unit tests mirror the folders of the code they test', () => {
    const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
    const folders = new Set(files.map(({ path }) => folderOf(path)));
    const wrong = sources(['tests/unit/lib', 'tests/unit/components'], /\.test\.tsx?$/)
      .filter(({ path }) => !path.startsWith('tests/unit/components/ui/'))
      .filter(({ path }) => !folders.has(folderOf(path).slice('tests/unit/'.length)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('no file has a catch-all name', () => {
    const wrong = files.filter(({ path }) => /(^|[/-])(utils?|helpers?|misc|common|index)(\.|\/)/.test(path));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
