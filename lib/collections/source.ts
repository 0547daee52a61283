import type { ReaderName, Source, ToldSource } from '@/lib/page-context/source';

/** A reader's word as it is stored with an entry: `confirmed` through the clinic's address, `proposed` as typed. */
export interface ReaderSource extends ReaderName {
  kind: 'confirmed' | 'proposed';
  at: string;
}

/** Memberships; a correction is of what a reader had confirmed. */
interface MemberSource {
  kind: 'typed' | 'imported';
  typedById?: string | null;
  corrected?: { at: string; byId: string | null };
}

/** What the column `source` holds; null for what its writer typed and nobody has changed. */
export type StoredSource = ReaderSource | MemberSource;

export const sourceColumns = { source: true } as const;
export const documentedColumns = { ...sourceColumns, hasDocument: true } as const;

export interface SourceRow {
  createdById: string | null;
  source?: unknown;
  hasDocument?: boolean;
}

type NameOf = (memberId: string | null) => string | null;

const readFormer = (source: unknown) => source as (ReaderSource & { former?: object }) | null | undefined;

/** A reader's word about another animal (former-animal.ts) is none about this one. */
export const storedSource = (source: unknown): StoredSource | null =>
  readFormer(source)?.former ? null : ((source ?? null) as StoredSource | null);

/** Who spoke of the animal that the pet was before. */
export const formerReader = (source: unknown): string | null => {
  const read = readFormer(source);
  return read?.former ? read.name : null;
};

export const isReaderSource = (source: StoredSource | null): source is ReaderSource =>
  source?.kind === 'confirmed' || source?.kind === 'proposed';

/** A reader's word stands above a document, a document above what was typed or imported. */
export function toSource(row: SourceRow, nameOf: NameOf): Source {
  const stored = storedSource(row.source);
  if (isReaderSource(stored)) {
    const { kind, at, name, clinic, licence, through } = stored;
    return { kind, typedBy: null, reader: { name, clinic, licence, through }, saidAt: at, corrected: null };
  }
  const corrected = stored?.corrected;
  return {
    kind: row.hasDocument ? 'document' : (stored?.kind ?? 'typed'),
    typedBy: nameOf(stored?.typedById ?? row.createdById),
    reader: null,
    saidAt: null,
    corrected: corrected ? { at: corrected.at, by: nameOf(corrected.byId) } : null,
  };
}

/** After a member has changed the facts: a reader's mark goes, and the entry says so. */
export function changedSource(
  before: StoredSource | null,
  { memberId, createdById, at }: { memberId: string | null; createdById: string | null; at: Date },
): StoredSource | null {
  const kept = isReaderSource(before) ? undefined : before?.corrected;
  const isCorrection = kept !== undefined || isReaderSource(before);
  const corrected = isCorrection ? { corrected: { at: at.toISOString(), byId: memberId } } : {};
  if (!isCorrection && memberId === createdById) return null;
  return { kind: 'typed', typedById: memberId, ...corrected };
}

type Roles = ReadonlyMap<string, 'owner' | 'carer' | 'viewer'>;

/** For readers of a link, who hear no name of a member; what no member is known for is from before pets had several. */
export function toToldSource(row: SourceRow, roles: Roles): ToldSource {
  const stored = storedSource(row.source);
  const id = isReaderSource(stored) ? null : (stored?.typedById ?? row.createdById);
  const role = id === null ? null : roles.get(id);
  return { ...toSource(row, () => null), writer: role === 'owner' || role === 'carer' ? role : null };
}
