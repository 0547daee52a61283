import { nowMs } from '../time/clock';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const MAX_COUNTER = 0xfff;
/** Clocks are set back by more than this only on purpose. New ids then follow the clock. */
const MAX_SETBACK_MS = 10_000;

let lastMs = 0;
let counter = 0;

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');

/**
 * UUID version 7 with a counter after the milliseconds (RFC 9562, sections 5.7 and 6.2, method 1). Sorts by creation
 * time. Not secret.
 */
export function newId(): string {
  const [high = 0, low = 0, variant = 0, ...rest] = crypto.getRandomValues(new Uint8Array(10));
  const ms = nowMs();
  if (ms > lastMs || ms < lastMs - MAX_SETBACK_MS) {
    lastMs = ms;
    counter = ((high & 7) << 8) | low;
  } else if (counter < MAX_COUNTER) {
    counter += 1;
  } else {
    lastMs += 1;
    counter = 0;
  }
  const time = hex(lastMs, 12);
  const random = [(variant & 0x3f) | 0x80, ...rest].map((byte) => hex(byte, 2)).join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(counter, 3)}-${random.slice(0, 4)}-${random.slice(4)}`;
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length === 36 && UUID.test(value);
}

export function idTime(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}
