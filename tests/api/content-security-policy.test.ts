import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { aMember, type Person } from '../support/people';
import { appUrl, Visitor } from '../support/visitor';

let ana: Person;
let petId: string;
let accessKey: string;

beforeAll(async () => {
  ana = await aMember();
  petId = (await ana.addsPet()).id;
  accessKey = (await ana.sharesPet(petId)).accessKey;
});

const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? '';

function refusedScripts(html: string, policy: string): string[] {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', script = '']) => {
    if (/ type="application\/ld\+json"/.test(attributes)) return [];
    const byNonce = nonce !== undefined && attributes.includes(`nonce="${nonce}"`);
    const byHash = policy.includes(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    const bySource = / src="\//.test(attributes) && !policy.includes('strict-dynamic');
    return byNonce || byHash || bySource ? [] : [script.slice(0, 80) || attributes];
  });
}

test('R2.1 every page has a policy that allows only its own scripts', async () => {
  const pages = ['/', '/?lng=es', '/terms', '/privacy-policy', '/auth/login', '/auth/verify', '/nothing-here'];
  const own = ['/home', '/pets', '/pets/new', `/pets/${petId}`, `/pets/${petId}/share`, '/pets/unknown', '/profile'];

  for (const path of [...pages, ...own, `/shared/${accessKey}`, `/shared/${'A'.repeat(43)}`]) {
    const { headers, body } = await ana.get(path);
    const policy = policyOf(headers);
    expect([path, policy]).toEqual([path, expect.stringContaining("default-src 'none'")]);
    expect(policy).not.toMatch(/script-src [^;]*'unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    const isShared = path.startsWith('/shared/');
    expect([path, String(body).includes('<script'), policy.includes("script-src 'none'")]).toEqual([
      path,
      !isShared,
      isShared,
    ]);
    expect([path, refusedScripts(String(body), policy)]).toEqual([path, []]);
    expect([path, String(body).match(/<style|\son[a-z]+="/g)]).toEqual([path, null]);
  }
});

test('R2.1 every response has a fresh nonce, never one chosen by the client', async () => {
  const chosenPolicy = { 'Content-Security-Policy': "script-src 'nonce-mine'" };
  const nonces: string[] = [];
  for (let i = 0; i < 3; i += 1) {
    const { headers, body } = await new Visitor().get('/auth/login', chosenPolicy);
    const nonce = /'nonce-([^']+)'/.exec(policyOf(headers))?.[1] ?? '';
    expect(String(body)).toContain(`nonce="${nonce}"`);
    nonces.push(nonce);
  }

  expect(new Set(nonces).size).toBe(3);
  expect(nonces).not.toContain('mine');
});

test('R2.1 data, files, redirects, and errors allow no scripts', async () => {
  const { body: pet } = await ana.get(`/api/pets/${petId}`);
  expect(pet.id).toBe(petId);
  for (const path of ['/api/pets', '/api/nothing', '/icons/icon.svg', '/login', '/_next/static/nothing.js']) {
    const { headers } = await ana.get(path);
    expect([path, policyOf(headers)]).toEqual([path, expect.stringMatching(/^default-src 'none'/)]);
    expect(policyOf(headers)).not.toContain('script-src');
  }

  const { status, headers } = await new Visitor().get('/pets');
  expect([status, policyOf(headers)]).toEqual([307, expect.stringContaining("default-src 'none'")]);
});

/** Sends the path as it is, because fetch would normalize it. */
function rawStatus(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(appUrl());
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    })
      .on('error', reject)
      .end();
  });
}

test('R1.11 a malformed path returns 400, an unknown one 404', async () => {
  for (const path of ['/%E0%A4%A', '/%', '/api/%ff', '/shared/%C3'])
    expect([path, await rawStatus(path)]).toEqual([path, 400]);
  for (const path of ['/x', '/a/b/c', '/es', '/en/pets', '/.env', '/pets.json', '/x.txt', '/y.js', '/blocked', '/%00'])
    expect([path, await rawStatus(path)]).toEqual([path, 404]);
});

test('R5.2 shared caches never store pages that vary by language', async () => {
  for (const path of ['/', '/terms', '/offline', '/auth/login', '/nothing-here']) {
    const { headers } = await new Visitor().get(path);
    expect([path, headers.get('cache-control')]).toEqual([path, expect.stringMatching(/private|no-store/)]);
  }
});

test('R1.11 R1.9 a not-found page is readable without scripts', async () => {
  const unknown = await new Visitor().get('/nothing-here?lng=es');
  expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(String(unknown.body)).toMatch(/<html lang="es"[\s\S]*<h1[^>]*>[^<]+<\/h1>/);
  const endedPage = await new Visitor().get(`/shared/${'A'.repeat(43)}`);
  expect(endedPage.status).toBe(404);
  expect(String(endedPage.body)).toMatch(/<main[\s\S]*<h1[^>]*>[^<]+<\/h1>/);
});
