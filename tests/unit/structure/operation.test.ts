import { existsSync, readFileSync } from 'node:fs';
import manifest from '@/package.json';

const readText = (file: string) => readFileSync(file, 'utf8');

function variables(): string[] {
  const names = [...readText('lib/core/config/env.ts').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name = '']) => name,
  );
  return [...new Set(names)].filter((name) => name !== 'NODE_ENV').sort();
}

const ofCompose = [
  'POSTGRES_PASSWORD',
  'S3_ROOT_USER',
  'S3_ROOT_PASSWORD',
  'APP_REPLICAS',
  'PUBLISH',
  'PROXIES_IN_FRONT',
];

test('the example environment lists every variable the code reads', () => {
  const namedVariables = [...readText('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(variables().length).toBeGreaterThan(25);
  expect(namedVariables.toSorted()).toEqual([...variables(), ...ofCompose].toSorted());
});

test('the image uses existing files and starts like `npm start`', () => {
  const lines = readText('Dockerfile').split('\n');
  const copiedFiles = lines.flatMap((line) => {
    const [, from, places = ''] = /^COPY (--from=build )?(.+)$/.exec(line) ?? [];
    return places
      .split(' ')
      .slice(0, -1)
      .map((place) => (from ? place.replace(/^\/app\//, '') : place));
  });
  // The build creates .next.
  const missing = copiedFiles.filter((place) => place !== '.next' && !existsSync(place));

  expect(missing).toEqual([]);
  expect(copiedFiles.length).toBeGreaterThan(10);
  const command = lines.findLast((line) => line.startsWith('CMD '));
  expect(JSON.parse(command?.slice(4) ?? '').join(' ')).toBe(manifest.scripts.start);
  expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER node');
});

test('the build context includes everything the image needs', () => {
  const ignoredPaths = readText('.dockerignore').split('\n');

  for (const neededPath of [
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
    expect(ignoredPaths).not.toContain(neededPath);
  for (const ignoredName of ['.git', '.data', '.env', 'node_modules']) expect(ignoredPaths).toContain(ignoredName);
});

test('the composition contains no password and passes known variables only', () => {
  const compose = readText('compose.yaml');
  const secrets = [...compose.matchAll(/^\s+\w*(?:SECRET|PASSWORD|KEY|KEY_ID)\w*: (.+)$/gm)].map(
    ([, value = '']) => value,
  );

  expect(secrets.length).toBeGreaterThan(5);
  expect(secrets.filter((value) => !/^\$\{\w+(:\?[^}]+|:-)\}$/.test(value))).toEqual([]);
  const environment = /environment: &environment\n((?: {4}[A-Z].*\n)+)/.exec(compose)?.[1] ?? '';
  const givenVariables = [...environment.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  expect(givenVariables.length).toBeGreaterThan(10);
  expect(givenVariables.filter((name) => !variables().includes(name))).toEqual([]);
});

function services(): Record<string, string> {
  const [, block = ''] = /^services:\n([\s\S]*?)^\S/m.exec(readText('compose.yaml')) ?? [];
  const parts = block.split(/^ {2}(\w+):\n/m).slice(1);
  return Object.fromEntries(parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1] ?? '']] : [])));
}

test('no service in the composition has unneeded privileges', () => {
  const compose = readText('compose.yaml');
  expect(compose).toMatch(
    /x-confined: &confined\n {2}cap_drop: \[ALL\]\n {2}security_opt: \["no-new-privileges:true"\]\n/,
  );
  expect(compose).toMatch(/x-app: &app\n {2}<<: \*confined\n/);

  const all = services();
  expect(Object.keys(all)).toEqual(['migrate', 'app', 'proxy', 'postgres', 's3', 'bucket']);
  for (const text of Object.values(all)) expect(text).toMatch(/^ {4}<<: \*(app|confined)\n/);
  expect(compose.match(/cap_add: .*/g)).toEqual(['cap_add: [NET_BIND_SERVICE]']);
  expect(all.postgres).toContain('user: postgres\n');
});

test('the app accesses the bucket with a user limited to it', () => {
  const { app = '', migrate = '', s3, bucket } = services();
  expect(s3).toMatch(/MINIO_ROOT_USER: \$\{S3_ROOT_USER:\?/);
  expect(bucket).toContain('mc admin policy attach s3 pawfolio --user "$$APP_KEY_ID"');
  expect(app + migrate).not.toContain('S3_ROOT');

  const [, policy = ''] = /bucket-policy:\n {4}content: \|\n((?: {6}.*\n)+)/.exec(readText('compose.yaml')) ?? [];
  const resources = JSON.parse(policy).Statement.flatMap(({ Resource }: { Resource: string[] }) => Resource);
  expect(resources).toEqual(['arn:aws:s3:::pawfolio', 'arn:aws:s3:::pawfolio/*']);
});

test('the proxy sets the client address itself', () => {
  const compose = readText('compose.yaml');
  expect(compose).toMatch(/trusted_proxies static \$\{PROXIES_IN_FRONT:-127.0.0.1\/32\}\n/);
  expect(compose).toContain('header_up X-Forwarded-For {client_ip}\n');
  expect(compose).toMatch(/^ {4}TRUSTED_PROXIES: 1$/m);
});
