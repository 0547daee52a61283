import { existsSync, readFileSync } from 'node:fs';
import manifest from '@/package.json';

const read = (file: string) => readFileSync(file, 'utf8');

/** What the program reads of its environment. */
function variables(): string[] {
  const names = [...read('lib/core/env.ts').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => name !== 'NODE_ENV').sort();
}

/** What a compose file asks of its own. */
const ofCompose = ['POSTGRES_PASSWORD', 'APP_REPLICAS', 'PUBLISH'];

test('the example of an environment names every variable, and none that nobody reads', () => {
  const named = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(variables().length).toBeGreaterThan(25);
  expect(named.toSorted()).toEqual([...variables(), ...ofCompose].toSorted());
});

test('the image is made of files that are there, and starts as `npm start` does', () => {
  const lines = read('Dockerfile').split('\n');
  const copied = lines.flatMap((line) => {
    const [, from, places = ''] = /^COPY (--from=build )?(.+)$/.exec(line) ?? [];
    return places
      .split(' ')
      .slice(0, -1)
      .map((place) => (from ? place.replace(/^\/app\//, '') : place));
  });
  // Made by the build.
  const missing = copied.filter((place) => place !== '.next' && !existsSync(place));
  expect(missing).toEqual([]);
  expect(copied.length).toBeGreaterThan(10);
  const command = lines.findLast((line) => line.startsWith('CMD '));
  expect(JSON.parse(command?.slice(4) ?? '').join(' ')).toBe(manifest.scripts.start);
  expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER node');
});

test('what the image needs is not left out of what it is built from', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const needed of [
    'app',
    'components',
    'lib',
    'messages',
    'prisma',
    'public',
    '.config',
    '.npmrc',
    'package-lock.json',
  ])
    expect(ignored).not.toContain(needed);
  for (const kept of ['.git', '.data', '.env', 'node_modules']) expect(ignored).toContain(kept);
});

test('the composition has no password of its own, and hands the program variables that it knows', () => {
  const compose = read('compose.yaml');
  const secrets = [...compose.matchAll(/^\s+\w*(?:SECRET|PASSWORD|KEY|KEY_ID)\w*: (.+)$/gm)].map(
    ([, value = '']) => value,
  );
  expect(secrets.length).toBeGreaterThan(5);
  expect(secrets.filter((value) => !/^\$\{\w+(:\?[^}]+|:-)\}$/.test(value))).toEqual([]);
  const environment = /environment: &environment\n((?: {4}[A-Z].*\n)+)/.exec(compose)?.[1] ?? '';
  const given = [...environment.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  expect(given.length).toBeGreaterThan(10);
  expect(given.filter((name) => !variables().includes(name))).toEqual([]);
});
