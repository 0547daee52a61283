import { readForm, readJson } from '@/lib/core/http/body';
import type { AppError } from '@/lib/core/runtime/errors';

const KIB = 1024;

function sendBody(type: string | null, body?: BodyInit): Request {
  const request = new Request('http://test/', { method: 'POST', body: body ?? null });
  request.headers.delete('content-type');
  if (type !== null) request.headers.set('content-type', type);
  return request;
}

const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: AppError) => error.code,
  );

const json = (body?: BodyInit) => sendBody('application/json', body);
const form = (body?: BodyInit) => sendBody('application/x-www-form-urlencoded', body);

test('R10.2 a JSON body is read, including null', async () => {
  expect(await readJson(json('{"name":"Nuño"}'))).toEqual({ name: 'Nuño' });
  expect(await readJson(json('null'))).toBeNull();
});

test('R10.2 a form is read as fields by name', async () => {
  expect(await readForm(form('name=Nu%C3%B1o+I&note='))).toEqual({ name: 'Nuño I', note: '' });
  expect(await readForm(form())).toEqual({});
});

test.each([undefined, '', '{"name":', new Uint8Array([0x22, 0xff, 0x22])])(
  'R10.2 %j is not valid JSON',
  async (body) => {
    expect(await codeOf(readJson(json(body)))).toBe('invalid');
  },
);

/** Browsers send cross-site forms of type text/plain without a preflight request. */
const types = (right: string): [string | null, string][] => [
  [right, 'read'],
  [`${right.toUpperCase()}; charset=utf-8`, 'read'],
  [`${right}p`, 'unsupported_type'],
  [`text/plain; ${right}`, 'unsupported_type'],
  ['text/plain', 'unsupported_type'],
  [null, 'unsupported_type'],
];

test.each(types('application/json'))('R10.2 a JSON body with the type %j is: %s', async (type, outcome) => {
  expect(await codeOf(readJson(sendBody(type, '{}')))).toBe(outcome);
});

test.each(types('application/x-www-form-urlencoded'))(
  'R10.2 a form body with the type %j is: %s',
  async (type, outcome) => {
    expect(await codeOf(readForm(sendBody(type, 'a=1')))).toBe(outcome);
  },
);

test('R10.2 JSON is limited to 256 KiB or the requested limit', async () => {
  const ofLength = (length: number) => json(JSON.stringify('x'.repeat(length - 2)));
  const lengths = [256 * KIB, 256 * KIB + 1];
  const readings = [
    ...lengths.map((one) => readJson(ofLength(one))),
    readJson(ofLength(9), 9),
    readJson(ofLength(9), 8),
  ];
  expect(await Promise.all(readings.map(codeOf))).toEqual(['read', 'too_large', 'read', 'too_large']);
});

test('R10.2 a form is limited to 64 KiB', async () => {
  const readings = [64 * KIB, 64 * KIB + 1].map((length) => readForm(form('x'.repeat(length))));
  expect(await Promise.all(readings.map(codeOf))).toEqual(['read', 'too_large']);
});
