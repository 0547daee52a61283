import type { ActivityCollection } from '@/lib/collections/activity';

const MiB = 1024 * 1024;

export const importLimits = {
  /** Bytes that are sent: the data at the beginning of an export, without its photos. */
  bytes: 16 * MiB,
  /** Bytes of the data after decompression. */
  data: 32 * MiB,
  /** Files in the archive. */
  files: 20_000,
} as const;

/** Lists of an export whose rows are imported. Photos and documents need their files. */
export type ImportedList = Exclude<ActivityCollection, 'photos' | 'documents'>;

/**
 * `new`: can be imported; `present`: here already; `unreadable`: its profile is not valid; `tooMany`: more entries than
 * a pet can have; `noRoom`: more pets than an account can have.
 */
export type PetState = 'new' | 'imported' | 'present' | 'unreadable' | 'tooMany' | 'noRoom';

export interface PetPreview {
  /** Empty if unreadable. */
  name: string;
  state: PetState;
  entries: Partial<Record<ImportedList, number>>;
  /** Entries that are not valid. */
  unreadable: number;
  /** Entries that no import restores. */
  excluded: { photos: number; documents: number; deleted: number };
}

export interface ImportAnswer {
  /** Without pets in the bin. */
  pets: PetPreview[];
}
