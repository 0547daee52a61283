import 'server-only';
import { cache } from 'react';
import { newestBy, notDeleted, notDeletedPet } from '@/lib/access/filters';
import { writerOf } from '@/lib/access/people';
import type { PetAccess } from '@/lib/access/pet-access';
import { factColumns, factsOf } from '@/lib/collections/fact-changes';
import { collectionEntry } from '@/lib/collections/registry';
import { formerReader, memberSource, originOf, storedSource, toSource } from '@/lib/collections/source';
import type { FactPart } from '@/lib/core/config/paths';
import { db, type Prisma } from '@/lib/core/db/client';
import { isId } from '@/lib/core/validation/ids';
import type { Source } from '@/lib/page-context/source';
import { type DocumentRow, documentColumns, type PetDocument, toDocument } from '@/lib/records/documents/document';
import { type PetDays, toVaccinatedPet, vaccinatedColumns } from '@/lib/records/vaccinations/vaccinated-pet';
import { type ScheduleDoseRow, scheduleDoseColumns, toScheduleDose } from '@/lib/records/vaccinations/vaccination';
import type { Values } from '@/lib/versions/merge';
import { type FactFields, factFields } from './fields';
import { type ChangeRow, type HistoryEvent, toHistory, type Who } from './history';

const CHANGES = 200;
const DOCUMENTS = 40;
/** Reads all doses, because each stamp depends on them. */
const DOSES = 1000;

const remarks = ['note', 'reaction'];

export interface Fact {
  id: string;
  part: FactPart;
  fields: FactFields;
  /** Values as in API responses. */
  values: Values;
  remarks: string[];
  source: Source;
  /** Member who entered it. `corrector` made the last correction. */
  typist: Who;
  corrector: Who;
  formerReader: string | null;
  history: HistoryEvent[];
  documents: PetDocument[];
  doses: ReturnType<typeof toScheduleDose>[];
  vaccinated: ReturnType<typeof toVaccinatedPet<VaccinatedRow>>;
}

type VaccinatedRow = Pick<Prisma.PetGetPayload<{ select: typeof vaccinatedColumns }>, keyof typeof vaccinatedColumns> &
  PetDays;

interface EntryRow {
  id: string;
  createdAt: Date;
  createdById: string | null;
  source: unknown;
  hasDocument?: boolean;
}

interface PetRow extends VaccinatedRow {
  entryChanges: ChangeRow[];
  documents?: (DocumentRow & { createdById: string | null })[];
}

const all = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

function columnsOf(part: FactPart) {
  const { documented, columns } = collectionEntry(part);
  const facts = factColumns(part);
  const fields = factFields(part, facts);
  const together = [fields.title, ...fields.others].flatMap((name) => fields.all[name]?.with ?? []);
  const texts = remarks.filter((name) => Object.hasOwn(columns, name) && !facts.includes(name));
  const own = ['id', 'createdAt', 'createdById', 'source', ...(documented ? ['hasDocument'] : [])];
  return { fields, together, texts, select: all([...own, ...facts, ...together, ...texts]) };
}

function selectOf(part: FactPart, id: string): Prisma.PetSelect {
  const { relation, documented, parameter } = collectionEntry(part);
  const { select } = columnsOf(part);
  const entries =
    part === 'vaccinations'
      ? { where: notDeleted, orderBy: newestBy('givenOn'), take: DOSES, select: { ...scheduleDoseColumns, ...select } }
      : { where: { id, ...notDeleted }, take: 1, select };
  return {
    ...vaccinatedColumns,
    [relation]: entries,
    entryChanges: {
      where: { entryId: id },
      orderBy: newestBy('at'),
      take: CHANGES,
      select: { at: true, memberId: true, source: true, was: true, became: true },
    },
    ...(documented && {
      documents: {
        where: { [parameter]: id, ...notDeleted },
        orderBy: newestBy('createdAt'),
        take: DOCUMENTS,
        select: { ...documentColumns, createdById: true },
      },
    }),
  };
}

function whoOf({ people, memberId }: PetAccess<'view'>, id: string | null): Who {
  const person = writerOf(people, id);
  if (!person?.name) return { who: 'former', name: '' };
  return { who: person.id === memberId ? 'you' : 'person', name: person.name };
}

/** Neutral for weights changed before origins were stored. */
function creationOf(part: FactPart, source: unknown, changes: readonly ChangeRow[]) {
  const { origin } = originOf(source);
  return origin ?? (part === 'weights' && changes.length > 0 ? 'added' : 'typed');
}

function toFact(access: PetAccess<'view'>, part: FactPart, pet: PetRow, entry: EntryRow): Fact {
  const { entryChanges, documents = [] } = pet;
  const { fields, together, texts } = columnsOf(part);
  const row = entry as unknown as Values;
  const values = { ...Object.fromEntries(together.map((name) => [name, row[name]])), ...factsOf(part, entry) };
  const entrySource = storedSource(entry.source);
  const byMember = memberSource(entrySource);
  const who = (id: string | null) => whoOf(access, id);
  const what = creationOf(part, entry.source, entryChanges);
  return {
    ...{ id: entry.id, part, values, fields },
    remarks: texts.flatMap((name) => (row[name] ? [String(row[name])] : [])),
    source: toSource(entry, (id) => who(id).name || null),
    typist: who(byMember?.typedById ?? entry.createdById),
    corrector: who(byMember?.corrected?.byId ?? null),
    formerReader: formerReader(entry.source),
    history: toHistory({
      ...{ values, fields: fields.all, changes: entryChanges, documents, whoOf: who },
      created: { at: entry.createdAt, memberId: entry.createdById, what },
    }),
    documents: documents.map(toDocument),
    doses: part === 'vaccinations' ? dosesOf(pet) : [],
    vaccinated: toVaccinatedPet(pet),
  };
}

const dosesOf = (pet: object) => (pet as { vaccinations: ScheduleDoseRow[] }).vaccinations.map(toScheduleDose);

async function readFact(access: PetAccess<'view'>, part: FactPart, id: string): Promise<Fact | null> {
  if (!isId(id)) return null;
  const row = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: notDeletedPet(access),
    select: selectOf(part, id),
  });
  if (!row) return null;
  const pet = row as unknown as PetRow;
  const entries = (row as unknown as Record<string, EntryRow[]>)[collectionEntry(part).relation];
  const entry = entries?.find((one) => one.id === id);
  return entry ? toFact(access, part, pet, entry) : null;
}

const readInRequest = cache(() => new Map<string, Promise<Fact | null>>());

/** Entry with its source and history; null if it does not exist. Cached per request. */
export function findFact(access: PetAccess<'view'>, part: FactPart, id: string): Promise<Fact | null> {
  const readFacts = readInRequest();
  const key = `${access.petId} ${part} ${id}`;
  const fact = readFacts.get(key) ?? readFact(access, part, id);
  readFacts.set(key, fact);
  return fact;
}
