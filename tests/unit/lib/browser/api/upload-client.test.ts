import { onSessionEnd } from '@/lib/browser/api/session-end';
import { uploadFile } from '@/lib/browser/api/upload-client';

class FakeRequest {
  static sent: FakeRequest[] = [];
  static retryAfter = '7';
  static answer: (request: FakeRequest) => void = () => undefined;
  upload = {};
  status = 0;
  responseText = '';
  statusText = 'Status';
  token = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open() {}
  setRequestHeader(name: string, value: string) {
    if (name === 'X-CSRF-Token') this.token = value;
  }
  getResponseHeader = () => FakeRequest.retryAfter;
  abort() {
    this.onabort?.();
  }
  send() {
    FakeRequest.sent.push(this);
    FakeRequest.answer(this);
  }
  done(status: number, responseText: string) {
    Object.assign(this, { status, responseText });
    this.onload?.();
  }
}

let tokens: number;

beforeEach(() => {
  tokens = 0;
  FakeRequest.retryAfter = '7';
  FakeRequest.sent = [];
  global.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  global.fetch = jest.fn(async () => Response.json({ token: `token-${++tokens}` })) as unknown as typeof fetch;
});

const file = new Blob(['x']);
const stale = JSON.stringify({ error: 'Invalid CSRF token', code: 'forbidden' });

test('R10.1 an upload with a stale token is retried with a new one', async () => {
  FakeRequest.answer = (request) =>
    request.token === 'token-1' ? request.done(403, stale) : request.done(201, '{"id":"d1"}');
  expect(await uploadFile('/api/x', file)).toEqual({ id: 'd1' });
  expect(FakeRequest.sent.map(({ token }) => token)).toEqual(['token-1', 'token-2']);

  FakeRequest.answer = (request) => request.done(403, stale);
  await expect(uploadFile('/api/x', file)).rejects.toMatchObject({ status: 403 });
  expect(FakeRequest.sent).toHaveLength(4);
});

test('R10.3 a refusal carries the server’s message and retry delay', async () => {
  FakeRequest.answer = (request) =>
    request.done(413, '{"error":"File is too large. Maximum size is 5MB","code":"too_large"}');
  await expect(uploadFile('/api/x', file)).rejects.toMatchObject({
    status: 413,
    retryAfter: 7,
    failure: { error: 'File is too large. Maximum size is 5MB' },
  });

  FakeRequest.answer = (request) => request.onerror?.();
  await expect(uploadFile('/api/x', file)).rejects.toMatchObject({ status: 0 });
  FakeRequest.answer = (request) => request.done(200, '<html>');
  await expect(uploadFile('/api/x', file)).rejects.toMatchObject({ status: 200 });
});

test.each([429, 503])('R7.7 a busy server is retried on time, but not forever: %d', async (status) => {
  FakeRequest.retryAfter = '0';
  FakeRequest.answer = (request) => request.done(FakeRequest.sent.length < 3 ? status : 201, '{"id":"p1"}');
  expect(await uploadFile('/api/x', file)).toEqual({ id: 'p1' });
  expect(FakeRequest.sent).toHaveLength(3);

  FakeRequest.sent = [];
  FakeRequest.answer = (request) => request.done(status, '{}');
  await expect(uploadFile('/api/x', file)).rejects.toMatchObject({ status });
  expect(FakeRequest.sent).toHaveLength(5);

  FakeRequest.sent = [];
  FakeRequest.retryAfter = '600';
  await expect(uploadFile('/api/x', file)).rejects.toMatchObject({ status, retryAfter: 600 });
  expect(FakeRequest.sent).toHaveLength(1);
});

test('R7.24 waits for a busy server as long as the caller allows', async () => {
  FakeRequest.retryAfter = '0';
  FakeRequest.answer = (request) => request.done(FakeRequest.sent.length < 2 ? 429 : 201, '{}');
  await uploadFile('/api/x', file, {}, { longestPause: 0 });
  expect(FakeRequest.sent).toHaveLength(2);

  FakeRequest.sent = [];
  FakeRequest.retryAfter = '1';
  await expect(uploadFile('/api/x', file, {}, { longestPause: 0 })).rejects.toMatchObject({ status: 429 });
  expect(FakeRequest.sent).toHaveLength(1);
});

test('R7.7 an upload can be aborted while waiting to retry', async () => {
  FakeRequest.answer = (request) => request.done(503, '{}');
  const controller = new AbortController();
  const refusal = expect(uploadFile('/api/x', file, {}, controller)).rejects.toMatchObject({ name: 'AbortError' });
  while (FakeRequest.sent.length === 0) await new Promise((later) => setImmediate(later));

  controller.abort();
  await refusal;

  expect(FakeRequest.sent).toHaveLength(1);
});

test('R10.3 a 401 ends the session in the page', async () => {
  const onEnded = jest.fn();
  const stopListening = onSessionEnd(onEnded);
  FakeRequest.answer = (request) => request.done(401, '{}');
  await expect(uploadFile('/api/x', file)).rejects.toMatchObject({ status: 401 });
  expect(onEnded).toHaveBeenCalledTimes(1);
  stopListening();
});

test('R7.5 an aborted upload rejects with its reason, before or while sending', async () => {
  FakeRequest.answer = () => undefined;
  const controller = new AbortController();
  const upload = uploadFile('/api/x', file, {}, { signal: controller.signal });
  const refusal = expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  while (FakeRequest.sent.length === 0) await new Promise((later) => setImmediate(later));

  controller.abort();
  await refusal;

  await expect(uploadFile('/api/x', file, {}, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(FakeRequest.sent).toHaveLength(1);
});
