// Suites in groups that share one module graph, because loading the modules takes longer than most suites' tests.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../.config/prepare.mjs';
import { longSuites } from './longest-first.mjs';

/** Folders and default environment of each Jest project (tests/jest.config.mjs). */
const projects = {
  unit: { folders: ['unit/structure', 'unit/lib'], environment: 'node' },
  components: { folders: ['unit/components', 'unit/app'], environment: 'jsdom' },
  db: { folders: ['db'], environment: 'node' },
  api: { folders: ['api'], environment: 'node' },
};

/** Maximum per project and environment. Several groups balance two workers. */
const GROUPS = 8;

/** Suites that run alone, because mocked modules and environment variables outlive a suite. */
const ALONE =
  /\bjest\.(?:mock|doMock|unstable_mockModule|resetModules|isolateModules|useFakeTimers)\b|process\.env\.\w+ \W?\W?=[^=]/;

export function suitesOf(project) {
  return projects[project].folders
    .map((folder) => `tests/${folder}`)
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
        .map((entry) =>
          join(entry.parentPath ?? entry.path, entry.name)
            .slice(root.length)
            .replaceAll('\\', '/'),
        ),
    )
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const mustBeAlone = ({ path, text }) => longSuites.includes(path) || ALONE.test(text);

function chunksOf(suites, count) {
  const size = Math.max(1, Math.ceil(suites.length / count));
  return Array.from({ length: Math.ceil(suites.length / size) }, (_, at) => suites.slice(at * size, (at + 1) * size));
}

function writeGroup(file, environment, suites) {
  const lines = suites.map(
    ({ path }) => `describe(${JSON.stringify(path)}, () => void require(${JSON.stringify(join(root, path))}));\n`,
  );
  writeFileSync(join(root, file), `/** @jest-environment ${environment} */\n${lines.join('')}`);
  return file;
}

export function groupSuites(project, suites, step) {
  const folder = `tests/grouped/${project}/${step}`;
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, folder), { recursive: true });
  const environmentOf = ({ text }) => text.match(/@jest-environment (\S+)/)?.[1] ?? projects[project].environment;
  const sharedSuites = suites.filter((suite) => !mustBeAlone(suite));
  const files = [...new Set(sharedSuites.map(environmentOf))].flatMap((environment) => {
    const members = sharedSuites.filter((suite) => environmentOf(suite) === environment);
    const count = Math.min(GROUPS, Math.ceil(members.length / 8));
    return chunksOf(members, count).map((chunk, at) =>
      writeGroup(`${folder}/${environment}-${at + 1}.test.js`, environment, chunk),
    );
  });
  return [...suites.filter(mustBeAlone).map(({ path }) => path), ...files];
}

const OF_DATABASE =
  /\$(?:query|execute)Raw|core\/(?:db\/(?!client)|jobs\/|backup\/)|DATABASE_URL|POSTGRES|EMBEDDED|databaseUrl|event-stream|support\/(?:entries|collection-rows)/;

const RACE_WORDS = String.raw`\b(?:races?|lock(?:s|ed)?|at once|same time|parallel|(?:concurrent|simultaneous)(?:ly)?)\b`;

/** Pattern of Jest for the titles of tests of races. */
export const raceTitles = RACE_WORDS;

const RACE = new RegExp(String.raw`\b(?:test|describe)(?:\.each\([^)]*\))?\(\s*[\`'"][^\`'"]*${RACE_WORDS}`, 'i');

/** True for suites that run whole on the second database: raw SQL, notifications, jobs, migrations, backups. */
export const dependsOnDatabase = ({ text }) => OF_DATABASE.test(text);

/** True for suites of which only the tests of races run on the second database. */
export const hasRaces = (suite) => RACE.test(suite.text) && !dependsOnDatabase(suite);
