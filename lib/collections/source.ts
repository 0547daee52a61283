import { canWrite, type MemberRole } from '@/lib/page-context/roles';
import type { PublicSource, ReaderName, Source } from '@/lib/page-context/source';

/** Kept when a later statement replaces the source. Absent in entries replaced before it was stored. */
interface Replaced {
  origin?: 'imported' | 'read';
}

/** Link reader's statement: `confirmed` if it came through the clinic's email address, otherwise `proposed`. */
export interface ReaderSource extends ReaderName, Replaced {
  kind: 'confirmed' | 'proposed';
  at: string;
}

interface MemberSource extends Replaced {
  kind: 'typed' | 'imported';
  typedById?: string | null;
  corrected?: { at: string; byId: string | null };
}

/** The member who added the entry checked what was read from this document. */
export interface PaperSource {
  kind: 'read';
  documentId: string;
  /** Name of the file at that time. */
  document: string;
}

/** Content of the `source` column; null if the entry's first writer typed all facts. */
export type StoredSource = ReaderSource | MemberSource | PaperSource;

export const sourceColumns = { source: true } as const;
export const documentedColumns = { ...sourceColumns, hasDocument: true } as const;

export interface SourceRow {
  createdById: string | null;
  source?: unknown;
  hasDocument?: boolean;
}

type NameOf = (memberId: string | null) => string | null;

const readFormer = (source: unknown) => source as (ReaderSource & { former?: object }) | null | undefined;

export const storedSource = (source: unknown): StoredSource | null =>
  readFormer(source)?.former ? null : ((source ?? null) as StoredSource | null);

export const formerReader = (source: unknown): string | null => {
  const formerSource = readFormer(source);
  return formerSource?.former ? formerSource.name : null;
};

export const isReaderSource = (source: StoredSource | null): source is ReaderSource =>
  source?.kind === 'confirmed' || source?.kind === 'proposed';

const isPaperSource = (source: StoredSource | null): source is PaperSource => source?.kind === 'read';

/** Null for statements of link readers and for entries never rewritten. */
export const memberSource = (source: StoredSource | null): MemberSource | null =>
  isReaderSource(source) || isPaperSource(source) ? null : source;

export function toSource(row: SourceRow, nameOf: NameOf): Source {
  const ownSource = storedSource(row.source);
  if (isReaderSource(ownSource)) {
    const { kind, at, name, clinic, licence, through } = ownSource;
    return { kind, typedBy: null, reader: { name, clinic, licence, through }, saidAt: at, corrected: null };
  }
  const byMember = memberSource(ownSource);
  const correction = byMember?.corrected;
  const kind = isPaperSource(ownSource) ? 'read' : (byMember?.kind ?? 'typed');
  return {
    kind: row.hasDocument && kind !== 'read' ? 'document' : kind,
    ...(isPaperSource(ownSource) && { document: ownSource.document }),
    typedBy: nameOf(byMember?.typedById ?? row.createdById),
    reader: null,
    saidAt: null,
    corrected: correction ? { at: correction.at, by: nameOf(correction.byId) } : null,
  };
}

/** @param source content of the column, also if its reader stated it about a former animal */
export function originOf(source: unknown): Replaced {
  const storedOrigin = source as StoredSource | null | undefined;
  if (storedOrigin?.kind === 'read' || storedOrigin?.kind === 'imported') return { origin: storedOrigin.kind };
  return storedOrigin?.origin ? { origin: storedOrigin.origin } : {};
}

export function sourceAfterChange(
  source: unknown,
  { memberId, createdById, at }: { memberId: string | null; createdById: string | null; at: Date },
): StoredSource | null {
  const before = storedSource(source);
  const isCorrection = isReaderSource(before) || isPaperSource(before) || before?.corrected !== undefined;
  const correction = isCorrection ? { corrected: { at: at.toISOString(), byId: memberId } } : {};
  const replacedOrigin = originOf(source);
  if (!isCorrection && !replacedOrigin.origin && memberId === createdById) return null;
  return { kind: 'typed', typedById: memberId, ...replacedOrigin, ...correction };
}

type Roles = ReadonlyMap<string, MemberRole>;

/** Hides member names from link readers. Entries without a known writer are older than memberships. */
export function toPublicSource(row: SourceRow, roles: Roles): PublicSource {
  const rowSource = storedSource(row.source);
  const id = isReaderSource(rowSource) ? null : (memberSource(rowSource)?.typedById ?? row.createdById);
  const role = id === null ? null : roles.get(id);
  const { document: _, ...source } = toSource(row, () => null);
  return { ...source, writer: role && canWrite(role) ? role : null };
}
