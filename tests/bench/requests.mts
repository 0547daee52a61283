import { Person } from '../support/people';
import { Visitor } from '../support/visitor';
import { member, petId, type SignIn } from './data.mts';
import type { Request } from './load.mts';

export type Ceiling =
  | 'static page'
  | 'page, 15 rows'
  | 'route, 15 rows'
  | 'route, one row written'
  | 'photos alone'
  | 'one statement';

export interface Hot extends Request {
  name: string;
  ceiling: Ceiling;
  /** Maximum processor time as a multiple of the ceiling's. */
  atMost?: number;
  /** Maximum processor time in milliseconds. */
  cpuAtMost?: number;
  /** Requests per turn. High for requests that take less than a tick of the process clock. */
  perTurn?: number;
  shows?: number;
}

const cookieHeader = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Returns a new network address for each request, to avoid rate limits. */
function networks(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  };
}

async function changing(visitor: Visitor): Promise<Record<string, string>> {
  const { body } = await visitor.get('/api/csrf-token');
  const ours = { 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-origin' };
  return { cookie: cookieHeader(visitor), 'x-csrf-token': body.token, ...ours };
}

function multipart(photo: Buffer): { headers: Record<string, string>; body: Buffer } {
  const boundary = 'pawfolio-bench';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="photo.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

async function signInByCode(stock: SignIn[]): Promise<Hot> {
  const headers = { ...(await changing(new Visitor())), 'content-type': 'application/json' };
  const network = networks();
  return {
    name: 'sign-in by code',
    ceiling: 'route, one row written',
    method: 'POST',
    path: '/api/auth/verify-code',
    headers,
    // Codes are single-use. Requests after the last code fail and are counted as failures.
    each: () => ({ headers: { 'x-forwarded-for': network() }, body: JSON.stringify(stock.pop() ?? {}) }),
  };
}

/** Requests in the order of least interference: writes and photos come last. */
export async function hotRequests(stock: SignIn[], photo: Buffer): Promise<Hot[]> {
  const ana = await new Person(member.email).signsIn();
  ana.cookies.set('pawfolio-cookie-consent', 'true');
  const { accessKey } = await ana.sharesPet(petId(0), { label: 'Vet', kind: 'vet' });
  const write = await changing(ana);
  const headers = { cookie: cookieHeader(ana), 'accept-language': 'en' };
  const page = { headers, ceiling: 'page, 15 rows' } as const;
  const route = { headers, ceiling: 'route, 15 rows' } as const;
  const form = multipart(photo);
  const measuredAt = new Date().toISOString();
  return [
    {
      name: 'landing',
      path: '/',
      // Browsers request compression, and the cached page is compressed.
      headers: { 'accept-language': 'en', 'accept-encoding': 'br' },
      ceiling: 'static page',
      cpuAtMost: 0.15,
      perTurn: 5000,
    },
    { name: '/home', path: '/home', ...page, atMost: 3 },
    { name: '/pets', path: '/pets', ...page, atMost: 2 },
    { name: '/pets/:id', path: `/pets/${petId(0)}`, ...page, atMost: 3 },
    {
      name: '/shared/:key',
      path: `/shared/${accessKey}`,
      headers: { 'accept-language': 'en' },
      ceiling: 'one statement',
      // 1.67 times the processor time means 0.6 times the ceiling's requests per second.
      atMost: 1.67,
      cpuAtMost: 0.25,
      perTurn: 3000,
      // The charts contain up to 1,100 weights and 1,100 vitals: daily values of three years.
      shows: 2300,
    },
    {
      ...page,
      name: '/shared/:key, rendered',
      // An unknown query parameter bypasses the cache.
      path: `/shared/${accessKey}?rendered=anew`,
      headers: { 'accept-language': 'en' },
      cpuAtMost: 15,
      shows: 2300,
    },
    { name: 'GET /api/pets', path: '/api/pets', ...route, atMost: 1.6 },
    { name: 'GET …/:id/health', path: `/api/pets/${petId(0)}/health`, ...route, atMost: 3 },
    { name: 'GET …/:id/weights', path: `/api/pets/${petId(0)}/weights`, ...route },
    {
      name: 'POST …/:id/weights',
      ceiling: 'route, one row written',
      method: 'POST',
      path: `/api/pets/${petId(1)}/weights`,
      headers: { ...write, 'content-type': 'application/json' },
      body: JSON.stringify({ measuredAt, grams: 11_000 }),
    },
    await signInByCode(stock),
    {
      name: 'POST …/:id/photos',
      ceiling: 'photos alone',
      method: 'POST',
      path: `/api/pets/${petId(2)}/photos`,
      headers: { ...write, ...form.headers },
      body: form.body,
    },
  ];
}

export async function sendOnce(
  url: string,
  { name, path, method = 'GET', headers, body, each }: Hot,
): Promise<Response> {
  const own = each?.();
  const sentBody = own?.body ?? body;
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, ...own?.headers },
    ...(sentBody !== undefined && { body: typeof sentBody === 'string' ? sentBody : new Uint8Array(sentBody) }),
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
  return response;
}
