import { logIn, register } from '@/lib/accounts/passwords/client';
import { verifyToken } from '@/lib/accounts/sign-in/client';
import { ApiError, apiGet, apiSend } from '@/lib/browser/api/api-client';
import { onSessionEnd } from '@/lib/browser/api/session-end';
import { pageFetch, type SentRequest } from '../support/page-fetch';
import { aMember, Person } from '../support/people';
import { Visitor } from '../support/visitor';

const luna = { name: 'Luna', type: 'dog' };
const good = 'three brown horses';
const pageless = global.fetch;
const tokenCalls = (requests: SentRequest[]) => requests.filter(({ path }) => path === '/api/csrf-token').length;
const isToken = ({ path }: SentRequest) => path === '/api/csrf-token';

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  global.fetch = pageless;
});

describe('changes', () => {
  test('R10.1 R10.2 fetch a CSRF token first, then send it with JSON and cookies', async () => {
    const ana = await aMember();
    const requests = pageFetch(ana);
    const pet = await apiSend<{ id: string }>('POST', '/api/pets', luna);

    await apiSend('PATCH', `/api/pets/${pet.id}`, { name: 'Luna Nova' });
    await apiSend('DELETE', `/api/pets/${pet.id}`);

    expect(requests.map(({ method, path }) => `${method} ${path.replace(pet.id, ':id')}`)).toEqual([
      'GET /api/csrf-token',
      'POST /api/pets',
      'GET /api/csrf-token',
      'PATCH /api/pets/:id',
      'GET /api/csrf-token',
      'DELETE /api/pets/:id',
    ]);
    for (const { headers, credentials } of requests.filter(({ method }) => method !== 'GET')) {
      expect(headers.get('X-CSRF-Token')).toMatch(/^[\w-]{43}$/);
      expect(headers.get('Content-Type')).toBe('application/json');
      expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
      expect(credentials).toBe('include');
    }
  });

  test('R10.1 retries with a new token after a 403 for a stale one', async () => {
    const { body: stale } = await new Visitor().get('/api/csrf-token');
    const ana = await aMember();
    let tokens = 0;
    const requests = pageFetch(ana, (request) =>
      isToken(request) && ++tokens === 1 ? Response.json({ token: stale.token }) : undefined,
    );

    await expect(apiSend('POST', '/api/pets', luna)).resolves.toMatchObject(luna);
    expect([tokenCalls(requests), requests.length]).toEqual([2, 4]);
    expect(await apiGet('/api/pets')).toHaveLength(1);
  });

  test('R10.1 gives up after two attempts when the token stays stale', async () => {
    const requests = pageFetch(await aMember(), (request) =>
      isToken(request) ? Response.json({ token: 'A'.repeat(43) }) : undefined,
    );

    await expect(apiSend('POST', '/api/pets', luna)).rejects.toMatchObject({
      status: 403,
      failure: { error: 'Invalid CSRF token' },
    });
    expect(requests).toHaveLength(4);
  });

  test('R10.1 does not retry a 403 with another cause', async () => {
    const ana = new Person();
    await ana.registers(good);
    const { id } = (await ana.get('/api/users/current')).body;
    const refusal = () => Response.json({ error: 'Please confirm it’s you', code: 'forbidden' }, { status: 403 });
    const requests = pageFetch(ana, ({ path }) => (path.endsWith('/password') ? refusal() : undefined));

    await expect(apiSend('POST', `/api/users/${id}/password`, {})).rejects.toMatchObject({ status: 403 });
    expect(requests).toHaveLength(2);
  });

  test('R10.1 logs a failed token fetch and sends the request anyway', async () => {
    const errorLog = jest.spyOn(console, 'error').mockImplementation(() => undefined);

    const requests = pageFetch(await aMember(), (request) =>
      isToken(request) ? new Response('down', { status: 503 }) : undefined,
    );
    await expect(apiSend('POST', '/api/pets', luna)).rejects.toMatchObject({ status: 403 });
    expect(errorLog).toHaveBeenCalledWith(
      'could not fetch the CSRF token',
      expect.objectContaining({ message: '503: down' }),
    );

    const posts = requests.filter(({ method }) => method === 'POST');
    expect(posts.map(({ headers }) => headers.has('X-CSRF-Token'))).toEqual([false, false]);
  });
});

describe('answers', () => {
  test('R10.2 reads request uncached JSON and include cookies', async () => {
    const ana = await aMember();
    const requests = pageFetch(ana);
    expect(await apiGet('/api/users/current')).toMatchObject({ email: ana.email });

    const [readRequest] = requests;
    expect(readRequest?.headers.get('Accept')).toBe('application/json');
    expect(readRequest?.headers.get('Cache-Control')).toBe('no-store');
    expect(readRequest?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(readRequest?.credentials).toBe('include');
  });

  test('R10.3 an error response throws its status with body or status text', async () => {
    pageFetch(await aMember());
    await expect(apiGet('/api/pets/0192f0c0-0000-7000-8000-000000000000')).rejects.toThrow(
      '404: {"error":"Not found","code":"not_found"}',
    );
    pageFetch(new Visitor(), () => new Response(null, { status: 502, statusText: 'Bad Gateway' }));
    await expect(apiGet('/api/pets')).rejects.toThrow('502: Bad Gateway');
  });

  test('R10.3 a 401 throws and ends the session, unless the caller accepts null', async () => {
    const onEnded = jest.fn();
    const stopListening = onSessionEnd(onEnded);

    pageFetch(new Visitor());

    expect(await apiGet('/api/users/current', { on401: 'null' })).toBeNull();
    expect(onEnded).not.toHaveBeenCalled();
    await expect(apiGet('/api/users/current')).rejects.toThrow(/^401: /);
    expect(onEnded).toHaveBeenCalledTimes(1);
    stopListening();
  });

  test('R10.3 a rate-limited request reports the retry delay', async () => {
    const ana = new Person();
    await ana.registers(good);
    const eve = new Visitor();
    pageFetch(eve);
    for (let tries = 0; tries < 5; tries += 1) await expect(logIn(ana.email, 'wrong')).rejects.toThrow(/^401: /);

    const refusal: ApiError = await logIn(ana.email, good).catch((error) => error);

    expect(refusal).toBeInstanceOf(ApiError);
    expect([refusal.status, refusal.retryAfter]).toEqual([429, expect.any(Number)]);
    expect(refusal.retryAfter).toBeGreaterThan(0);
  });
});

describe('sign-in', () => {
  test('R6.5 registering sends the specified fields and reads ids from the response', async () => {
    const email = new Person().email;
    const visitor = new Visitor();
    let body: Record<string, string> = {};
    pageFetch(visitor);
    const real = global.fetch;
    global.fetch = (path, init) => {
      if (path === '/api/auth/register') body = JSON.parse(String(init?.body));
      return real(path, init);
    };

    const { user, sent } = await register({ email, password: good, firstName: 'Ana', lastName: 'López' });

    expect(Object.keys(body).sort()).toEqual(
      ['email', 'password', 'firstName', 'lastName', 'shortId', 'firebaseId', 'name'].sort(),
    );
    expect(body.shortId).toMatch(/^[A-Z0-9]{6}$/);
    expect(body.firebaseId).toMatch(/^standard-[0-9a-f-]{36}$/);
    expect(body.name).toBe('Ana López');
    expect(user).toMatchObject({ name: 'Ana López', id: expect.any(String) });
    expect([user.shortId, sent]).toEqual([undefined, true]);
  });

  test('R6.3 a sign-in response without a user id throws "Invalid user data received"', async () => {
    for (const answer of [{}, { user: null }, { user: { email: 'ana@example.com' } }]) {
      pageFetch(new Visitor(), ({ method }) => (method === 'POST' ? Response.json(answer) : undefined));
      await expect(logIn('ana@example.com', good)).rejects.toThrow('Invalid user data received');
    }
  });

  test('R6.6 an error without a server message throws the specified message', async () => {
    pageFetch(new Visitor(), ({ method }) => (method === 'POST' ? new Response('<h1>', { status: 502 }) : undefined));
    await expect(logIn('ana@example.com', good)).rejects.toThrow('Invalid email or password');
    await expect(
      register({ email: 'ana@example.com', password: good, firstName: 'Ana', lastName: 'López' }),
    ).rejects.toThrow('Registration failed');
  });

  test('R10.4 rejects a verification that lacks JSON or a user, or fails', async () => {
    const answers = [
      // Parsed here, because Node's fetch throws a SyntaxError of another realm than Jest's.
      [
        Object.assign(new Response(), { json: async () => JSON.parse('<html>') }),
        'Invalid response format from server',
      ],
      [Response.json({ success: true }), 'Authentication failed: '],
      [Response.json({ success: false, error: 'No' }), 'Authentication failed: No'],
    ] as const;
    for (const [answer, text] of answers) {
      pageFetch(new Visitor(), () => answer);
      await expect(verifyToken('A'.repeat(43), 'false')).rejects.toThrow(text);
    }

    pageFetch(new Visitor());

    await expect(verifyToken('A'.repeat(43), 'false')).rejects.toThrow('Invalid or expired token');
  });
});
