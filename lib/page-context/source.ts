export const sourceKinds = ['typed', 'document', 'imported', 'proposed', 'confirmed'] as const;

/** How a fact came to stand where it stands; never more than is known (docs/decisions/whose-word.md). */
export type SourceKind = (typeof sourceKinds)[number];

/** Somebody who read a pet through a link and answered, in their own words. */
export interface ReaderName {
  name: string;
  clinic: string | null;
  licence: string | null;
  /** The e-mail address whose code they entered; null for a name as typed. */
  through: string | null;
}

export interface Source {
  kind: SourceKind;
  /** The member who typed it; null once that account is deleted, and for a reader's word. */
  typedBy: string | null;
  reader: ReaderName | null;
  /** When the reader said it, in ISO 8601. */
  saidAt: string | null;
  /** Set where a member has changed what a reader had confirmed. */
  corrected: { at: string; by: string | null } | null;
}

/** As readers of a link hear it: of those who look after the pet only their part, never a name. */
export interface ToldSource extends Source {
  writer?: 'owner' | 'carer' | null;
}

export const ONLY_TYPED: Source = { kind: 'typed', typedBy: null, reader: null, saidAt: null, corrected: null };

export const isOnlyTyped = ({ kind, corrected }: Source): boolean => kind === 'typed' && corrected === null;
