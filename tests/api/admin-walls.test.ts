import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProtectedPath } from '@/lib/core/config/paths';
import { anAdmin } from '../support/admins';
import { aMember, type Person } from '../support/people';
import type { Visitor } from '../support/visitor';

const app = join(__dirname, '..', '..', 'app');
const pet = { name: 'Zephyrina', vetClinic: 'Clinic Hidden', microchip: '724098100123456', breed: 'Unheard-of Hound' };

let ana: Person;
let admin: Visitor;
let ids: Record<string, string>;

beforeAll(async () => {
  ana = await aMember();
  admin = await anAdmin();
  const { id: petId } = await ana.addsPet(pet);
  const { id: shareId, accessKey } = await ana.sharesPet(petId, { label: 'Doctor Hidden' });
  const { body } = await ana.post('/api/feedback', { kind: 'message', text: 'Hello' });
  const userId = (await ana.get('/api/users/current')).body.id;
  const { items } = (await ana.get(`/api/users/${userId}/sessions`)).body;
  ids = { petId, shareId, accessKey, userId, sessionId: items[0].id, feedbackId: body.id, locale: 'en' };
});

function addresses(folder: string, file: string): { path: string; source: string }[] {
  return readdirSync(join(app, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.split('/').at(-1) === file)
    .map((name) => ({
      path: `/${name}`
        .replace(new RegExp(`/${file}$`), '')
        .replace(/\/\([^)]+\)/g, '')
        .replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, id: string) => ids[id] ?? 'something'),
      source: readFileSync(join(app, folder, name), 'utf8'),
    }));
}

const routes = () =>
  addresses('api', 'route.ts').flatMap(({ path, source }) =>
    [...source.matchAll(/export const (GET|POST|PUT|PATCH|DELETE)\b/g)].map(([, method = '']) => ({
      method,
      path: `/api${path}`,
      isPublic:
        !/(member|pet|binnedPet|ownAccount|admin)Route\(/.test(source) ||
        source.includes(`export const ${method} = publicRoute(`),
      isAdmins: source.includes('adminRoute('),
    })),
  );
const pages = () => addresses('[locale]', 'page.tsx').map(({ path }) => path || '/');

test('R8.2 R2.1 member routes reject an admin session', async () => {
  const guardedRoutes = routes().filter(({ isPublic, isAdmins }) => !isPublic && !isAdmins);

  expect(guardedRoutes.length).toBeGreaterThan(15);
  for (const { method, path } of guardedRoutes) {
    const { body: csrf } = await admin.get('/api/csrf-token');
    const { status } = await admin.send(method, path, method === 'GET' ? undefined : {}, {
      'X-CSRF-Token': csrf.token,
    });
    expect([method, path, status]).toEqual([method, path, 401]);
  }
});

test('R8.2 R2.1 admin routes reject member sessions and requests without a session', async () => {
  const guardedRoutes = routes().filter(({ isAdmins }) => isAdmins);

  expect(guardedRoutes.length).toBeGreaterThan(7);
  for (const { method, path } of guardedRoutes) {
    expect(path).toMatch(/^\/api\/admin\//);
    const { body: csrf } = await ana.get('/api/csrf-token');
    const { status } = await ana.send(method, path, method === 'GET' ? undefined : {}, { 'X-CSRF-Token': csrf.token });
    expect([method, path, status]).toEqual([method, path, 401]);
  }
  expect((await ana.get('/api/users/current')).status).toBe(200);
});

test('R8.2 every admin route except sign-in requires an admin', () => {
  const open = routes().filter(({ path, isAdmins }) => path.startsWith('/api/admin/') && !isAdmins);
  expect(open.map(({ path }) => path)).toEqual(['/api/admin/login']);
});

test.each([{}, { RSC: '1' }, { RSC: '1', 'Next-Router-Prefetch': '1' }])(
  'R8.2 R2.1 admin and member pages reject the other’s session: %p',
  async (headers) => {
    const areas = pages().filter((path) => path.startsWith('/admin') && path !== '/admin/login');
    expect(areas.length).toBeGreaterThan(3);
    for (const path of areas) {
      const { status, headers: answer, body } = await ana.get(path, headers as Record<string, string>);
      expect([path, status, answer.get('location')]).toEqual([path, 307, '/admin/login']);
      expect(String(body)).not.toContain('@example.com');
    }

    const members = pages().filter(isProtectedPath);
    expect(members.length).toBeGreaterThan(5);
    for (const path of members) {
      const { status, headers: answer } = await admin.get(path, headers as Record<string, string>);
      expect([path, status, answer.get('location')?.split('?')[0]]).toEqual([path, 307, '/auth/login']);
    }
  },
);

test('R8.2 rejects a forged admin cookie and a member’s session secret', async () => {
  const eve = await aMember();
  for (const forgedSession of [
    'A'.repeat(43),
    'x',
    [...eve.cookies].find(([name]) => name.endsWith('session'))?.[1] ?? '',
  ]) {
    eve.cookies.set('pawfolio-admin', forgedSession);
    expect((await eve.get('/api/admin/users')).status).toBe(401);
    const { status, headers } = await eve.get('/admin/users');
    expect([status, headers.get('location')]).toEqual([307, '/admin/login']);
  }
});

test('R8.2 the admin area never shows pets or share links', async () => {
  const query = `?userId=${ids.userId}&q=${encodeURIComponent(ana.email)}`;
  const reads = routes().filter(({ method, isAdmins }) => method === 'GET' && isAdmins);
  const areas = pages().filter((path) => path.startsWith('/admin') && path !== '/admin/login');

  for (const path of [...reads.map((route) => route.path), ...areas]) {
    const { status, body } = await admin.get(path + query);
    const answerText = Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body);
    expect([path, status]).toEqual([path, 200]);
    for (const hiddenText of [...Object.values(pet), 'Doctor Hidden', ids.petId, ids.shareId, ids.accessKey])
      expect([path, answerText.includes(hiddenText ?? '')]).toEqual([path, false]);
    if (path.endsWith('/users')) expect(answerText).toContain(ana.email);
  }
});

test('R8.1 admin pages are neither indexed nor counted as page views', async () => {
  for (const path of ['/admin/login', '/admin', '/admin/users'])
    expect(String((await admin.get(path)).body)).toMatch(/<meta name="robots" content="noindex, nofollow"/);
  for (const page of ['/admin', '/admin/login', '/admin/users'])
    expect((await admin.post('/api/page-views', { page })).status).toBe(400);
});
