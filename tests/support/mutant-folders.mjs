import { readFileSync } from 'node:fs';
import { sources } from './sources.mjs';

const RULES = 90;
const GUARDS = 95;

/** Folders to mutate, tested by the suites of the same folder by default. Suites that draw or wait would take hours. */
const folders = [
  { folder: 'lib/records/vaccinations', aim: RULES },
  { folder: 'lib/records/medications', aim: RULES },
  { folder: 'lib/records/treatments', aim: RULES },
  { folder: 'lib/records/weights', aim: RULES },
  { folder: 'lib/records/vitals', aim: RULES },
  { folder: 'lib/records/routines', aim: RULES },
  { folder: 'lib/records/training', aim: RULES },
  { folder: 'lib/records/appointments', aim: RULES },
  { folder: 'lib/records/vet-records', aim: RULES },
  { folder: 'lib/records/expenses', aim: RULES },
  { folder: 'lib/overviews/agenda', aim: RULES },
  { folder: 'lib/reminders', aim: RULES },
  { folder: 'lib/records', aim: RULES, only: /\/reminder-source\.ts$/, suites: ['lib/reminders'] },
  {
    folder: 'lib/collections',
    aim: RULES,
    only: /\/(overwrite|past-plans|reminder-times|responsible)\.ts$/,
    suites: ['lib/collections', 'lib/reminders'],
  },
  { folder: 'lib/sharing/links', aim: RULES },
  {
    folder: 'lib/overviews/passport',
    aim: RULES,
    suites: [
      'lib/overviews/passport/passport.test.ts',
      'lib/overviews/passport/passport-query.test.ts',
      'lib/overviews/passport/passport-tables.test.ts',
      'lib/overviews/passport/passport-texts.test.ts',
      'lib/overviews/passport/poster.test.ts',
      'lib/overviews/passport/stamp-texts.test.ts',
    ],
  },
  { folder: 'lib/overviews/food', aim: RULES },
  { folder: 'lib/overviews/travel', aim: RULES },
  { folder: 'lib/sharing/stay-proof', aim: RULES },
  { folder: 'lib/sharing/stays', aim: RULES },
  { folder: 'lib/access', aim: GUARDS },
  { folder: 'lib/core/auth', aim: GUARDS },
  { folder: 'lib/core/http', aim: GUARDS },
  { folder: 'lib/core/security', aim: GUARDS },
  { folder: 'lib/core/signing', aim: GUARDS, suites: ['lib/sharing/signed-passport'] },
  { folder: 'lib/core/validation', aim: GUARDS },
  {
    folder: 'lib/core/text',
    aim: GUARDS,
    only: /\/(base64-url|plain-text|rich-text)\.ts$/,
    suites: ['lib/core/text/base64-url.test.ts', 'lib/core/text/rich-text.test.ts'],
  },
  { folder: 'lib/records/documents', aim: GUARDS, only: /\/(file-name|problem)\.ts$/ },
  { folder: 'lib/sharing/signed-passport', aim: GUARDS, only: /\/(check|confirmed|fit|payload)\.ts$/ },
];

/** Files without rules: database access, network, drawing, names and texts. */
const noRules =
  /\/(calls|client|collection|jobs|mail|mutations|queries|reminder-source)(\.ts$|\/)|\/((agenda|plan|shared)-columns|([a-z]+-)?(fields|form|links|vocabulary|words?))\.ts$|\/(draw-[a-z]+|ornament|paper|proof-paper|qr-svg)\.ts$/;

const usesDatabase = (text) => /from '@\/lib\/core\/db\/(?!lock)/.test(text);

const hasRules = ({ path, text }) => !noRules.test(path) && !usesDatabase(text);

/** True for server-only files. Database tests reach most of them, but only mutants that unit tests reach count. */
export const isOnServer = (path) => readFileSync(path, 'utf8').startsWith("import 'server-only';");

const within = (path, wantedFolders) =>
  wantedFolders.length === 0 || wantedFolders.some((one) => `${path}/`.startsWith(`${one}/`));

/** @param wanted folders or files; all if empty */
export function mutantFolders(wantedFolders) {
  return folders.flatMap(({ folder, aim, only, suites = [folder] }) => {
    const isChosen = (source) => (only ? only.test(source.path) : hasRules(source));
    const all = sources([folder], /(?<!\.d)\.ts$/).filter(isChosen);
    const files = all.map(({ path }) => path).filter((path) => within(path, wantedFolders));
    const tests = suites.map((one) => `tests/unit/${one}${one.endsWith('.ts') ? '' : '/**/*.test.{ts,tsx}'}`);
    return files.length > 0 ? [{ folder, aim, files, isWhole: files.length === all.length, tests }] : [];
  });
}
