import type { Values } from '@/lib/versions/merge';

export interface Write {
  petId: string;
  collection: string;
  verb: 'create' | 'change' | 'remove' | 'restore';
  /** Id created on this device for a new entry. For a check-off: the values that identify it. */
  entryId: string;
  /** Parent entry, which must reach the server first: the skill of a session, the visit of a document. */
  parentId: string | null;
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body: Values | null;
  /** Entry as the user opened it; null for a new entry, and if the write does not depend on the previous values. */
  opened: Values | null;
  shown: Values;
  file: WaitingFile | null;
  /**
   * True if the write happens at the time of the tap. Before the first attempt, that time is stored in the body as
   * `at`, by the server's clock.
   */
  isMomentary: boolean;
  /** Milliseconds since the epoch. Until then an earlier request for the same entry may still reach the server. */
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
  | { kind: 'ended' }
  | { kind: 'dose'; guard: Values }
  | { kind: 'allergy'; reasons: string[]; conflicts: Values[] }
  | { kind: 'confirm'; reasons: string[] }
  | { kind: 'refused'; reasons: string[] };

export interface WaitingWrite extends Write {
  seq: number;
  /** UUIDv7, also used as idempotency key. */
  id: string;
  /** Milliseconds since the epoch, by this device's clock. */
  madeAt: number;
  tries: number;
  trouble: Trouble | null;
}

/** Limit for the files of all waiting writes together (R12.1). */
export const WAITING_BYTES = 50_000_000;
export const WAITING_COUNT = 2000;

export const entityOf = ({ collection, entryId }: Pick<Write, 'collection' | 'entryId'>) => `${collection}/${entryId}`;
