import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { Visitor } from '../support/visitor';

const visitor = new Visitor();

describe.each([
  ['en', en],
  ['es', es],
] as const)('R5.3 deferred messages of %s', (locale, messages) => {
  test.each(Object.keys(messages))('%s contains the keys of its source file', async (name) => {
    const { status, body, headers } = await visitor.get(`/messages/${locale}/${name}.json`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    // The browser must revalidate, because the messages must match the code after a deployment.
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(Object.keys(body)).toEqual(Object.keys(messages[name as keyof typeof messages]));
  });
});

test.each(['/messages/en/nothing.json', '/messages/fr/common.json', '/messages/en/common', '/messages/en'])(
  'R5.3 %s returns 404',
  async (path) => {
    expect((await visitor.get(path)).status).toBe(404);
  },
);
