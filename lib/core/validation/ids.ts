import { uuidv7 } from 'uuidv7';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Sorts by creation time. Not secret. */
export function newId(): string {
  return uuidv7();
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length === 36 && UUID.test(value);
}

export function idTime(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}
