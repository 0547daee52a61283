import { isReaderSource, type ReaderSource, storedSource } from '@/lib/collections/source';
import type { ReaderName } from '@/lib/page-context/source';
import type { AnyFields, Values } from '@/lib/versions/merge';
import { fieldsWith } from './fields';

/** Member as the page names them. */
export interface Who {
  who: 'you' | 'person' | 'former';
  name: string;
}

export interface FieldChange {
  name: string;
  /** Whole entry before and after, for fields made of several columns. */
  was: Values;
  became: Values;
}

export interface HistoryEvent {
  at: string;
  what:
    | 'confirmed'
    | 'proposed'
    | 'correctedBy'
    | 'writtenBy'
    | 'changed'
    | 'attached'
    | 'typed'
    | 'imported'
    | 'read'
    | 'added';
  who: Who;
  reader: ReaderName | null;
  changes: FieldChange[];
  document: string | null;
}

export interface ChangeRow {
  at: Date;
  memberId: string | null;
  source: unknown;
  was: unknown;
  became: unknown;
}

interface Creation {
  at: Date;
  memberId: string | null;
  what: 'typed' | 'imported' | 'read' | 'added';
}

interface HistoryInput {
  values: Values;
  fields: AnyFields;
  changes: readonly ChangeRow[];
  documents: readonly { name: string; createdAt: Date; createdById: string | null }[];
  created: Creation;
  whoOf: (memberId: string | null) => Who;
}

function toReader({ name, clinic, licence, through }: ReaderSource): ReaderName {
  return { name, clinic, licence, through };
}

const isCreation = ({ at, source, was }: ChangeRow, creation: Creation) =>
  source !== null && at.getTime() === creation.at.getTime() && Object.keys(was as Values).length === 0;

function whatOf(change: ChangeRow, creation: Creation): HistoryEvent['what'] {
  const source = storedSource(change.source);
  if (!isReaderSource(source)) return 'changed';
  if (isCreation(change, creation)) return 'writtenBy';
  return Object.keys(change.was as Values).length > 0 ? 'correctedBy' : source.kind;
}

function changeEvents({ values, fields, changes, created, whoOf }: HistoryInput): HistoryEvent[] {
  let became = values;
  return changes.map((change) => {
    const before = change.was as Values;
    const was = { ...became, ...before };
    const event: HistoryEvent = {
      at: change.at.toISOString(),
      what: whatOf(change, created),
      who: whoOf(change.memberId),
      reader: change.source === null ? null : toReader(change.source as ReaderSource),
      changes: fieldsWith(fields, Object.keys(before)).map((name) => ({ name, was, became })),
      document: null,
    };
    became = was;
    return event;
  });
}

export function toHistory(input: HistoryInput): HistoryEvent[] {
  const { changes, documents, created, whoOf } = input;
  const plain = { reader: null, changes: [] };
  const attachments = documents.map(
    ({ name, createdAt, createdById }): HistoryEvent => ({
      ...{ at: createdAt.toISOString(), what: 'attached', who: whoOf(createdById), ...plain },
      document: name,
    }),
  );
  const later = [...changeEvents(input), ...attachments].toSorted((one, other) => (one.at < other.at ? 1 : -1));
  if (changes.some((change) => isCreation(change, created))) return later;
  const { at, memberId, what } = created;
  return [...later, { at: at.toISOString(), what, who: whoOf(memberId), ...plain, document: null }];
}

export function correctionsIn(history: readonly HistoryEvent[]): Record<string, string> {
  const corrections = history.filter(
    ({ what }, index) =>
      what === 'correctedBy' || (what === 'changed' && history.slice(index + 1).some(({ reader }) => reader !== null)),
  );
  const byField = corrections.toReversed().flatMap(({ at, changes }) => changes.map(({ name }) => [name, at] as const));
  return Object.fromEntries(byField);
}
