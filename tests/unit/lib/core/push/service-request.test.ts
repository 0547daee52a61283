import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isServiceAddress, ntfyTopic } from '@/lib/core/push/service-kinds';
import { serviceRequest } from '@/lib/core/push/service-request';
import { isFromPawfolio } from '@/tests/support/example-webhook';

const message = { title: 'Reminder for Luna', url: 'https://pets.example.org/pets/1', tag: 'r1' };
const at = new Date('2026-03-28T12:30:00.900Z');

test.each([
  ['https://ntfy.sh/luna', 'https://ntfy.sh/', 'luna'],
  ['https://example.org/ntfy/a_B-1', 'https://example.org/ntfy/', 'a_B-1'],
])('R14.14 %s names an ntfy server and a topic', (address, server, topic) => {
  expect(ntfyTopic(address)).toEqual({ server: new URL(server), topic });
});

test.each([
  'https://ntfy.sh',
  'https://ntfy.sh/luna/',
  'https://ntfy.sh/l%C3%BAna',
  `https://ntfy.sh/${'x'.repeat(65)}`,
  'ntfy.sh/luna',
])('R14.14 %.40s names no ntfy topic', (address) => {
  expect(ntfyTopic(address)).toBeNull();
});

test('R14.14 ntfy gets JSON at its root and the token as Bearer', () => {
  const target = { kind: 'ntfy', address: 'https://ntfy.sh/luna', token: 'tk_1' } as const;

  const { url, headers, body } = serviceRequest(target, message, at);

  expect([url.href, headers]).toEqual(['https://ntfy.sh/', { Authorization: 'Bearer tk_1' }]);
  expect(JSON.parse(body)).toEqual({
    ...{ topic: 'luna', title: 'Pawfolio', message: 'Reminder for Luna', click: message.url, tags: ['paw_prints'] },
  });
  expect(serviceRequest({ ...target, token: null }, message, at).headers).toEqual({});
});

test('R14.22 only ntfy gets buttons, as requests without a body', () => {
  const buttons = [{ label: 'Given', url: 'https://pets.example.org/api/reminders/buttons/k' }];
  const bodyFor = (kind: 'ntfy' | 'gotify' | 'webhook') =>
    serviceRequest({ kind, address: 'https://ntfy.sh/luna', token: 'A1' }, { ...message, buttons }, at).body;

  expect(JSON.parse(bodyFor('ntfy')).actions).toEqual([
    { action: 'http', label: 'Given', url: buttons[0]?.url, method: 'POST', clear: true },
  ]);
  for (const kind of ['gotify', 'webhook'] as const) expect(bodyFor(kind)).not.toContain('buttons');
});

test.each([
  ['https://push.example.org', 'https://push.example.org/message'],
  ['https://example.org/gotify', 'https://example.org/gotify/message'],
  ['https://example.org/gotify/', 'https://example.org/gotify/message'],
])('R14.14 Gotify at %s gets the message with its key', (address, expected) => {
  const { url, headers, body } = serviceRequest({ kind: 'gotify', address, token: 'A1' }, message, at);

  expect([url.href, headers]).toEqual([expected, { 'X-Gotify-Key': 'A1' }]);
  expect(JSON.parse(body)).toEqual({
    ...{ title: 'Pawfolio', message: 'Reminder for Luna', priority: 5 },
    extras: { 'client::notification': { click: { url: message.url } } },
  });
});

test('R14.14 a webhook gets a signature over time and body', () => {
  const target = { kind: 'webhook', address: 'https://example.org/hook?id=1', token: 'secret' } as const;

  const { url, headers, body } = serviceRequest(target, message, at);

  expect([url.href, JSON.parse(body)]).toEqual([target.address, { id: 'r1', title: message.title, url: message.url }]);
  const signature = createHmac('sha256', 'secret').update(`1774701000.${body}`).digest('hex');
  expect(headers).toEqual({
    ...{ 'X-Pawfolio-Timestamp': '1774701000', 'X-Pawfolio-Signature': `sha256=${signature}` },
  });
  const unsignedRequest = serviceRequest({ ...target, token: null }, message, at);
  expect(unsignedRequest.headers).toEqual({ 'X-Pawfolio-Timestamp': '1774701000' });
});

test('R14.14 the documented code accepts only recent requests with the right secret', () => {
  const target = { kind: 'webhook', address: 'https://example.org/hook', token: 'secret' } as const;
  const checkSignature = (ageSeconds: number, secret: string, change = '') => {
    const request = serviceRequest(target, message, new Date(Date.now() - ageSeconds * 1000));
    return isFromPawfolio(new Headers(request.headers), request.body + change, secret);
  };

  expect([
    checkSignature(0, 'secret'),
    checkSignature(0, 'other'),
    checkSignature(0, 'secret', ' '),
    checkSignature(400, 'secret'),
  ]).toEqual([...[true, false, false, false]]);
  const [, documentedCode] = /```ts\n([\s\S]*?)```/.exec(readFileSync('docs/webhooks.md', 'utf8')) ?? [];
  expect(documentedCode).toBe(readFileSync('tests/support/example-webhook.ts', 'utf8'));
});

test.each([
  ['https://ntfy.sh/luna', true],
  ['https://example.org:8443/hook', true],
  ['http://ntfy.lan:8080/luna', true],
  ['http://[::1]/luna', true],
  ['http://ntfy.sh/luna', false],
  ['http://other.lan/luna', false],
  ['https://user:pass@ntfy.sh/luna', false],
  ['ftp://ntfy.lan/luna', false],
  ['file:///etc/passwd', false],
  ['ntfy.sh/luna', false],
  ['', false],
])('R14.15 %s: allowed %s', (address, expected) => {
  expect(isServiceAddress(address, ['ntfy.lan', '[::1]'])).toBe(expected);
});
