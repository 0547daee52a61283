import { Visitor } from '../support/visitor';

const PATH = '/api/page-views';

function aVisitor(cookies: Record<string, string> = {}): Visitor {
  const visitor = new Visitor();
  for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value);
  return visitor;
}

const agreeing = { 'pawfolio-cookie-consent': 'true', 'pawfolio-analytics': 'true' };

describe('the page counter', () => {
  test('R3.5 counts visitors who accepted analytics, without setting a cookie', async () => {
    const visitor = aVisitor(agreeing);
    const { status, body, headers } = await visitor.post(PATH, { page: '/pets/:id' });
    expect([status, body]).toEqual([200, { counted: true }]);
    expect(headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['no answer', {}],
    ['analytics without consent', { 'pawfolio-analytics': 'true' }],
    ['consent without analytics', { 'pawfolio-cookie-consent': 'true', 'pawfolio-analytics': 'false' }],
    ['a rejection', { ...agreeing, 'pawfolio-cookies-rejected': 'true' }],
  ])('R3.5 %s: nothing is counted', async (_what, cookies) => {
    const { status, body } = await aVisitor(cookies).post(PATH, { page: '/' });
    expect([status, body]).toEqual([200, { counted: false }]);
  });

  test.each([
    ['Sec-GPC', { 'Sec-GPC': '1' }],
    ['DNT', { DNT: '1' }],
  ])('R3.5 the header %s opts out, regardless of cookies', async (_name, headers) => {
    expect((await aVisitor(agreeing).post(PATH, { page: '/' }, headers)).body).toEqual({ counted: false });
  });

  test.each([
    [{ page: '/shared/:id' }],
    [{ page: '/shared/AAAA' }],
    [{ page: '/pets/0192f0c0-0000-7000-8000-000000000000' }],
    [{ page: ['/'] }],
    [{ page: '/', userAgent: 'x' }],
    [{}],
  ])('R3.5 accepts only listed pages without extra fields: rejects %j', async (body) => {
    expect((await aVisitor(agreeing).post(PATH, body)).status).toBe(400);
  });

  test('R10.1 rejects a call without a CSRF token', async () => {
    expect((await aVisitor(agreeing).send('POST', PATH, { page: '/' })).status).toBe(403);
  });

  test('R3.5 one network address cannot inflate the counts', async () => {
    const visitor = aVisitor(agreeing);
    const { body: csrf } = await visitor.get('/api/csrf-token');
    const countView = () => visitor.send('POST', PATH, { page: '/' }, { 'X-CSRF-Token': csrf.token });
    const statuses = (await Promise.all(Array.from({ length: 65 }, countView))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});
