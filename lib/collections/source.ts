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
  const read = readFormer(source);
  return read?.former ? read.name : null;
};

export const isReaderSource = (source: StoredSource | null): source is ReaderSource =>
  source?.kind === 'confirmed' || source?.kind === 'proposed';

const isPaperSource = (source: StoredSource | null): source is PaperSource => source?.kind === 'read';

/** Null for statements of link readers and for entries never rewritten. */
export const memberSource = (source: StoredSource | null): MemberSource | null =>
  isReaderSource(source) || isPaperSource(source) ? null : source;

export function toSource(row: SourceRow, nameOf: NameOf): Source {
  const stored = storedSource(row.source);
  if (isReaderSource(stored)) {
    const { kind, at, name, clinic, licence, through } = stored;
    return { kind, typedBy: null, reader: { name, clinic, licence, through }, saidAt: at, corrected: null };
  }
  const byMember = memberSource(stored);
  const corrected = byMember?.corrected;
  const kind = isPaperSource(stored) ? 'read' : (byMember?.kind ?? 'typed');
  return {
    kind: row.hasDocument && kind !== 'read' ? 'document' : kind,
    ...(isPaperSource(stored) && { document: stored.document }),
    typedBy: nameOf(byMember?.typedById ?? row.createdById),
    reader: null,
    saidAt: null,
    corrected: corrected ? { at: corrected.at, by: nameOf(corrected.byId) } : null,
  };
}

/** @param source content of the column, also if its reader stated it about a former animal */
export function originOf(source: unknown): Replaced {
  const stored = source as StoredSource | null | undefined;
  if (stored?.kind === 'read' || stored?.kind === 'imported') return { origin: stored.kind };
  return stored?.origin ? { origin: stored.origin } : {};
}

export function sourceAfterChange(
  source: unknown,
  { memberId, createdById, at }: { memberId: string | null; createdById: string | null; at: Date },
): StoredSource | null {
  const before = storedSource(source);
  const isCorrection = isReaderSource(before) || isPaperSource(before) || before?.corrected !== undefined;
  const corrected = isCorrection ? { corrected: { at: at.toISOString(), byId: memberId } } : {};
  const replaced = originOf(source);
  if (!isCorrection && !replaced.origin && memberId === createdById) return null;
  return { kind: 'typed', typedById: memberId, ...replaced, ...corrected };
}

type Roles = ReadonlyMap<string, MemberRole>;

/** Hides member names from link readers. Entries without a known writer are older than memberships. */
export function toPublicSource(row: SourceRow, roles: Roles): PublicSource {
  const stored = storedSource(row.source);
  const id = isReaderSource(stored) ? null : (memberSource(stored)?.typedById ?? row.createdById);
  const role = id === null ? null : roles.get(id);
  const { document: _, ...source } = toSource(row, () => null);
  return { ...source, writer: role && canWrite(role) ? role : null };
}
