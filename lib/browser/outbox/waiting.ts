import type { Values } from '@/lib/versions/merge';

export interface Write {
  petId: string;
  /** Last folder of the collection's address, such as `weights`; `completions`, `doses` and `checks` for ticks. */
  collection: string;
  verb: 'create' | 'change' | 'remove' | 'restore';
  /** Made on this device for a new entry; of a tick, what identifies it. */
  entryId: string;
  /** The entry it belongs to, which must reach the server first: the skill of a session, the visit of a document. */
  parentId: string | null;
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body: Values | null;
  /** The entry as it was when it was opened; null for a new one and where the write does not depend on it. */
  opened: Values | null;
  /** The entry as it is once this is sent, for lists. */
  shown: Values;
  file: WaitingFile | null;
  /** Done at the moment of the tap, which becomes `at` of the body, by the server's clock, before it is first sent. */
  isMomentary: boolean;
  /** Milliseconds since the epoch: until then a request of the same entry may still reach the server. */
  notBefore?: number;
}

export interface WaitingFile {
  name: string;
  type: string;
  bytes: number;
}

export type Trouble =
  | { kind: 'overtaken'; current: Values }
  | { kind: 'gone' }
  /** The pet was deleted, or the user no longer may change it. */
  | { kind: 'ended' }
  | { kind: 'dose'; guard: Values }
  | { kind: 'allergy'; reasons: string[]; conflicts: Values[] }
  | { kind: 'confirm'; reasons: string[] }
  | { kind: 'refused'; reasons: string[] };

export interface Waiting extends Write {
  /** Order in which it was made on this device. */
  seq: number;
  /** UUIDv7; also its idempotency key. */
  id: string;
  /** Milliseconds since the epoch, by this device. */
  madeAt: number;
  tries: number;
  trouble: Trouble | null;
}

/** Limit for all waiting files together (R12.1). */
export const WAITING_BYTES = 50_000_000;
export const WAITING_COUNT = 2000;

export const entityOf = ({ collection, entryId }: Pick<Write, 'collection' | 'entryId'>) => `${collection}/${entryId}`;
