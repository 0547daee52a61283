import { createHmac, timingSafeEqual } from 'node:crypto';

const MAX_AGE_SECONDS = 300;

/** @param body text of the request, before it is parsed */
export function isFromPawfolio(headers: Headers, body: string, secret: string): boolean {
  const timestamp = headers.get('X-Pawfolio-Timestamp') ?? '';
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  const signature = `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
  const received = Buffer.from(headers.get('X-Pawfolio-Signature') ?? '');
  const expected = Buffer.from(signature);
  return age < MAX_AGE_SECONDS && received.length === expected.length && timingSafeEqual(received, expected);
}
