import { uuidv7 } from 'uuidv7';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A new UUIDv7: sorts by creation. An id, never a secret. */
export function newId(): string {
  return uuidv7();
}

/** Whether text from outside can be an id; anything else is answered as an unknown id without asking the database. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length === 36 && UUID.test(value);
}

/** When a UUIDv7 was made, in milliseconds since the epoch. */
export function idTime(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}
