import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminCredentials } from '../support/admins';
import { attacksOn } from '../support/attacks';
import { steepGrowth, timedExpression } from '../support/growth';
import { Visitor } from '../support/visitor';

const root = process.cwd();

const files = [join('.next', 'static'), 'public'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
);

test('the build contains no source map, and no script references one', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  const scripts = files.filter((name) => /\.(js|css)$/.test(name));
  expect(scripts.filter((name) => readFileSync(name, 'utf8').includes('sourceMappingURL='))).toEqual([]);
});

test('built files contain no secrets, server variables, or data layer code', () => {
  const { password } = adminCredentials();
  const secrets = ['a-secret-for-tests', 'development-only-secret', password, process.env.APP_CRON_SECRET ?? password];
  const names = /AUTH_SECRET|DATABASE_URL|S3_SECRET|RESEND_API_KEY|VAPID_PRIVATE|CRON_SECRET|ADMIN_PASSWORD/;
  const layers = /keyHash|passwordHash|secretHash|pinHash|\$queryRaw|postgres(ql)?:\/\/|BEGIN [A-Z ]*PRIVATE KEY/;
  const wrong = files.flatMap((name) => {
    const text = readFileSync(name, 'latin1');
    const foundSecrets = [
      names.exec(text)?.[0],
      layers.exec(text)?.[0],
      ...secrets.filter((secret) => text.includes(secret)),
    ];
    return foundSecrets.filter(Boolean).map((what) => `${name.slice(root.length + 1)}: ${what}`);
  });

  expect(wrong).toEqual([]);
});

test('R2.1 no browser or proxy caches an error response', async () => {
  const folders = ['/', '/drawn/', '/icons/', '/og/', '/screenshots/', '/manifest/', '/messages/en/'];
  const others = ['/_next/', '/_next/static/', '/_next/static/chunks/', '/.well-known/', '/api/', '/shared/', '/help/'];
  const paths = [...folders, ...others].flatMap((folder) => [`${folder}nothing-here`, `${folder}nothing-here.svg`]);

  for (const path of [...paths, '/es/nothing', '/de/nothing', '/sw.js.map', '/%E0%A4%A']) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await new Visitor().fetches(path, { method, redirect: 'manual' });
      expect([path, status >= 400]).toEqual([path, true]);
      expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store']);
    }
  }
});

test.each(['/', '/auth/login', '/privacy-policy'])('%s loads no script of the signed-in area', async (path) => {
  const html = String((await new Visitor().get(path)).body);
  expect(html).toContain('/_next/static/chunks/');
  expect(html).not.toMatch(/chunks\/app\/[^"']*(\(app\)|%28app%29)\/layout/);
});

test('files outside the public build return 404', async () => {
  for (const path of [
    '/_next/server/middleware.js',
    '/_next/static/../server/app.js',
    '/.data/secret',
    '/package.json',
  ])
    expect([path, (await new Visitor().get(path)).status]).toEqual([path, 404]);
});

// Must be the last test: it blocks this process for longer than the server keeps an idle connection open.
test('R8.1 route expressions match long URLs in linear time', () => {
  const { dynamicRoutes } = JSON.parse(readFileSync(join(root, '.next', 'routes-manifest.json'), 'utf8'));
  expect(dynamicRoutes.length).toBeGreaterThan(50);
  // Routes that differ only in the names of folders need the same time.
  const shapes = new Map(
    (dynamicRoutes as { regex: string }[]).map(({ regex }) => [regex.replace(/[\w-]{3,}/g, 'name'), regex]),
  );
  for (const regex of shapes.values()) {
    const expression = new RegExp(regex);
    expect([regex, steepGrowth(timedExpression(expression), attacksOn(expression))]).toEqual([regex, null]);
  }
}, 120_000);
