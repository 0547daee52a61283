import type { WritingRole } from '@/lib/page-context/roles';

export const sourceKinds = ['typed', 'document', 'imported', 'read', 'proposed', 'confirmed'] as const;

/** Origin of a fact. Never claims more than is known (docs/decisions/source-marks.md). */
export type SourceKind = (typeof sourceKinds)[number];

export interface ReaderName {
  name: string;
  clinic: string | null;
  licence: string | null;
  /** Email address whose code they entered; null if the name is only typed. */
  through: string | null;
}

export interface Source {
  kind: SourceKind;
  /** Member who typed it; null for deleted accounts and for statements of link readers. */
  typedBy: string | null;
  reader: ReaderName | null;
  /** Name of the file that the entry was read from. Absent for other kinds and for link readers. */
  document?: string;
  /** Time of the reader's statement, in ISO 8601. */
  saidAt: string | null;
  corrected: { at: string; by: string | null } | null;
}

/** Source for link readers: contains members' roles, never their names. */
export interface PublicSource extends Source {
  writer?: WritingRole | null;
}

export const ONLY_TYPED: Source = { kind: 'typed', typedBy: null, reader: null, saidAt: null, corrected: null };

export const isOnlyTyped = ({ kind, corrected }: Source): boolean => kind === 'typed' && corrected === null;
