import type { ActivityCollection } from '@/lib/collections/activity';

const MiB = 1024 * 1024;

export const importLimits = {
  /** Bytes that are sent: the data at the beginning of an export, without its photos. */
  bytes: 16 * MiB,
  /** Bytes of the data after decompression. */
  data: 32 * MiB,
  files: 20_000,
  /** Files in the archive, and bytes of its directory, which the browser reads. */
  archiveFiles: 200_000,
  directory: 64 * MiB,
} as const;

export const fileKinds = ['photos', 'documents'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Lists of an export whose rows the server imports. Photos and documents are uploaded one by one. */
export type ImportedList = Exclude<ActivityCollection, FileKind>;

/** Lists whose rows are not in the bin by themselves. */
export const childLists = ['doses', 'completions', 'checks'] as const satisfies readonly ImportedList[];

/** A file of the archive, and the request that adds it to the pet. */
export interface ImportFile {
  kind: FileKind;
  /** Derived like the pet's, so that a second upload adds nothing. */
  id: string;
  /** In the archive. */
  name: string;
  bytes: number;
  fields: Record<string, string>;
}

/**
 * `new`: can be imported; `present`: here already; `unreadable`: its profile is not valid; `tooMany`: more entries than
 * a pet can have; `noRoom`: more pets than an account can have.
 */
export type PetState = 'new' | 'imported' | 'present' | 'unreadable' | 'tooMany' | 'noRoom';

export interface PetPreview {
  id: string;
  /** Empty if unreadable. */
  name: string;
  state: PetState;
  entries: Partial<Record<ImportedList, number>>;
  /** Entries that are not valid. */
  unreadable: number;
  /** Deleted entries, which are not imported. */
  deleted: number;
  /** Profile photo in the archive, if it has one. Null if the pet needs none. */
  portrait: string | null;
  /** Photos and documents that the pet lacks, the oldest first. */
  files: ImportFile[];
}

/** Storage that is left. */
export interface StorageRoom {
  bytes: number;
  files: number;
}

export interface ImportAnswer {
  /** Without pets in the bin. */
  pets: PetPreview[];
  room: StorageRoom;
}
