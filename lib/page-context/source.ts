import type { WritingRole } from '@/lib/access/roles';

export const sourceKinds = ['typed', 'document', 'imported', 'proposed', 'confirmed'] as const;

/** Origin of a fact; never claims more than is known (docs/decisions/source-marks.md). */
export type SourceKind = (typeof sourceKinds)[number];

/** Reader of a share link who answered, as they named themselves. */
export interface ReaderName {
  name: string;
  clinic: string | null;
  licence: string | null;
  /** Email address whose code they entered; null for a name as typed. */
  through: string | null;
}

export interface Source {
  kind: SourceKind;
  /** Member who typed it; null for deleted accounts and readers' statements. */
  typedBy: string | null;
  reader: ReaderName | null;
  /** When the reader stated it, in ISO 8601. */
  saidAt: string | null;
  /** Set once a member changes facts that a reader confirmed. */
  corrected: { at: string; by: string | null } | null;
}

/** Source as shown to readers of a link: members' roles, never their names. */
export interface PublicSource extends Source {
  writer?: WritingRole | null;
}

export const ONLY_TYPED: Source = { kind: 'typed', typedBy: null, reader: null, saidAt: null, corrected: null };

export const isOnlyTyped = ({ kind, corrected }: Source): boolean => kind === 'typed' && corrected === null;
