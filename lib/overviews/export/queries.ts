import 'server-only';
import { ownedBy } from '@/lib/access/filters';
import type { Viewer } from '@/lib/access/viewer';
import { collectionEntry, collectionNames } from '@/lib/collections/registry';
import { collectionTable } from '@/lib/collections/table';
import { db, snapshot } from '@/lib/core/db/client';
import { packPage, type Row } from '@/lib/core/http/packed-rows';
import { collectionExport, type ExportedTable, exportRows, otherTables, selectOf } from './columns';
import { type ExportedFile, fileCollector } from './files';
import { type MemberRow, toPerson } from './people';
import type { PackedLists } from './texts';

/** Rows in memory at a time. */
const PAGE = 1000;

type PageArguments = { skip: number; take: number };
type Pages = AsyncIterable<Row[]>;

const oldestFirst = { orderBy: { id: 'asc' } } as const;

const fileKeys = new Map<string, string[]>(Object.entries({ photos: ['photoKey'], documents: ['fileKey'] }));

/** Exports the members, because entries name their writer by member id. */
const memberColumns = {
  ...{ id: true, petId: true, role: true, joinedAt: true, fromDay: true, untilDay: true, endsAt: true },
  ...{ name: true, stayId: true },
  user: { select: { firstName: true, lastName: true } },
} as const;

const { shares, finderMessages, doses, completions, skillChecks } = otherTables;
const { entryChanges, vetAnswers, proposals } = otherTables;
/** Excludes unsent answers, which only their author may see. */
const isSent = { sentAt: { not: null } };

interface PetPage extends PageArguments {
  where: { petId: { in: string[] } };
}

type PetReads = Record<string, (page: PetPage) => Promise<object[]>>;

const asc = 'asc' as const;
const byPet = { orderBy: [{ petId: asc }, { id: asc }] };

const collectionReads: PetReads = Object.fromEntries(
  collectionNames.map((name) => {
    const select = selectOf(collectionExport(name), ...(fileKeys.get(name) ?? []));
    return [
      collectionEntry(name).relation,
      (page: PetPage) => collectionTable<Row>(name).findMany({ ...byPet, ...page, select }),
    ];
  }),
);

/** By relation of the pet. Reads tables, because joined relations would build JSON of each row that a page skips. */
const petReads: PetReads = {
  ...collectionReads,
  members: (page) =>
    db().petMember.findMany({
      ...{ orderBy: [{ petId: asc }, { joinedAt: asc }, { id: asc }], ...page },
      select: memberColumns,
    }),
  shares: (page) => db().share.findMany({ ...byPet, ...page, select: selectOf(shares) }),
  finderMessages: (page) => db().finderMessage.findMany({ ...byPet, ...page, select: selectOf(finderMessages) }),
  doses: (page) => db().dose.findMany({ ...byPet, ...page, select: selectOf(doses) }),
  completions: (page) =>
    db().routineCompletion.findMany({
      ...{ orderBy: [{ petId: asc }, { day: asc }, { routineId: asc }], ...page },
      select: selectOf(completions),
    }),
  entryChanges: (page) => db().entryChange.findMany({ ...byPet, ...page, select: selectOf(entryChanges) }),
  vetAnswers: ({ where, ...page }) =>
    db().vetAnswer.findMany({ ...byPet, ...page, where: { ...where, ...isSent }, select: selectOf(vetAnswers) }),
  proposals: ({ where, ...page }) =>
    db().proposal.findMany({
      ...{ ...byPet, ...page, where: { ...where, answer: isSent } },
      select: selectOf(proposals, 'fileKey'),
    }),
  skillChecks: (page) =>
    db().skillCheck.findMany({
      ...{ orderBy: [{ petId: asc }, { list: asc }, { item: asc }], ...page },
      select: selectOf(skillChecks),
    }),
};

export interface ExportedAccount {
  lists: PackedLists;
  files: ExportedFile[];
}

interface CountedPet {
  id: string;
  counts: Record<string, number>;
}

async function* readPages(readPage: (page: PageArguments) => Promise<object[]>): AsyncGenerator<Row[]> {
  for (let skip = 0; ; skip += PAGE) {
    const rows = await readPage({ skip, take: PAGE });
    if (rows.length > 0) yield rows as Row[];
    if (rows.length < PAGE) return;
  }
}

async function countRows({ userId }: Viewer): Promise<CountedPet[]> {
  const relations = Object.fromEntries(Object.keys(petReads).map((relation) => [relation, true]));
  const select = { id: true, _count: { select: relations } };
  const rows = await db().pet.findMany({ where: ownedBy({ userId }), ...oldestFirst, select });
  return rows.map(({ id, _count }) => ({ id, counts: _count }));
}

function* groupsOf(pets: readonly CountedPet[], relation: string): Generator<string[]> {
  let [group, rows]: [string[], number] = [[], 0];
  for (const { id, counts } of pets) {
    const own = counts[relation] ?? 0;
    if (own === 0) continue;
    if (group.length > 0 && rows + own > PAGE) {
      yield group;
      [group, rows] = [[], 0];
    }
    group.push(id);
    rows += own;
  }
  if (group.length > 0) yield group;
}

async function* rowsOfPets(pets: readonly CountedPet[], relation: string): AsyncGenerator<Row[]> {
  const readRelation = new Map(Object.entries(petReads)).get(relation);
  if (!readRelation) throw new Error(`No query reads ${relation}`);
  for (const ids of groupsOf(pets, relation)) {
    yield* readPages((page) => readRelation({ where: { petId: { in: ids } }, ...page }));
  }
}

function readOwn({ userId }: Viewer): Record<string, Pages> {
  const { account, sessions, feedback, devices, reminders, calendarFeeds, photoLinks } = otherTables;
  const { pets, shareOpenings, stays, stayPets, stayNotes, handovers } = otherTables;
  const { accessTokens, accessTokenPets, notificationServices, passkeys, imports } = otherTables;
  const own = { where: { userId } };
  const mine = { ...own, ...oldestFirst };
  const petOwned = { pet: ownedBy({ userId }) };
  const byShare = { orderBy: [{ share: { petId: asc } }, { shareId: asc }, { id: asc }] };
  const ofStays = { where: { stay: { ownerId: userId } } };
  const byStay = [{ stayId: asc }];
  const reads: Record<string, (page: PageArguments) => Promise<object[]>> = {
    account: (page) => db().user.findMany({ ...page, where: { id: userId }, select: selectOf(account, 'photoKey') }),
    sessions: (page) => db().session.findMany({ ...mine, ...page, select: selectOf(sessions) }),
    accessTokens: (page) => db().accessToken.findMany({ ...mine, ...page, select: selectOf(accessTokens) }),
    accessTokenPets: (page) =>
      db().accessTokenPet.findMany({
        ...{ where: { token: own.where }, orderBy: [{ tokenId: asc }, { petId: asc }], ...page },
        select: selectOf(accessTokenPets),
      }),
    passkeys: (page) => db().passkey.findMany({ ...mine, ...page, select: selectOf(passkeys) }),
    imports: (page) => db().import.findMany({ ...mine, ...page, select: selectOf(imports) }),
    feedback: (page) => db().feedback.findMany({ ...mine, ...page, select: selectOf(feedback) }),
    devices: (page) => db().pushSubscription.findMany({ ...mine, ...page, select: selectOf(devices) }),
    notificationServices: (page) =>
      db().notificationService.findMany({ ...mine, ...page, select: selectOf(notificationServices) }),
    reminders: (page) => db().reminder.findMany({ ...mine, ...page, select: selectOf(reminders) }),
    calendarFeeds: (page) => db().calendarFeed.findMany({ ...own, ...page, select: selectOf(calendarFeeds) }),
    pets: (page) =>
      db().pet.findMany({
        ...{ where: ownedBy({ userId }), ...oldestFirst, ...page },
        select: selectOf(pets, 'photoKey'),
      }),
    shareOpenings: (page) =>
      db().shareOpening.findMany({ where: { share: petOwned }, ...byShare, ...page, select: selectOf(shareOpenings) }),
    stays: (page) =>
      db().stay.findMany({ where: { ownerId: userId }, ...oldestFirst, ...page, select: selectOf(stays) }),
    stayPets: (page) =>
      db().stayPet.findMany({
        ...{ ...ofStays, orderBy: [...byStay, { petId: asc }], ...page },
        select: selectOf(stayPets),
      }),
    stayNotes: (page) =>
      db().stayNote.findMany({
        ...{ ...ofStays, orderBy: [...byStay, { day: asc }], ...page },
        select: selectOf(stayNotes),
      }),
    handovers: (page) =>
      db().handover.findMany({
        ...{ where: { OR: [{ fromId: userId }, { toId: userId }] }, ...oldestFirst, ...page },
        select: selectOf(handovers, 'fromId'),
      }),
    photoLinks: (page) =>
      db().photoLink.findMany({ where: { photo: petOwned }, ...oldestFirst, ...page, select: selectOf(photoLinks) }),
  };
  return Object.fromEntries(Object.entries(reads).map(([name, readRelation]) => [name, readPages(readRelation)]));
}

/** Changes to rows before their columns are chosen. */
function rulesFor({ userId }: Viewer, pets: readonly CountedPet[]): Map<string, (rows: Row[]) => Row[]> {
  const petIds = new Set<unknown>(pets.map(({ id }) => id));
  return new Map([
    // Excludes reminders of other owners' pets, because they name entries.
    ['reminders', (rows: Row[]) => rows.filter(({ petId }) => petId === null || petIds.has(petId))],
    ['handovers', (rows: Row[]) => rows.map((row) => ({ ...row, left: row.fromId === userId ? row.left : null }))],
  ]);
}

async function packPages(pages: Pages, toExported: (rows: Row[]) => Row[]): Promise<Buffer[]> {
  const packedChunks: Buffer[] = [];
  for await (const rows of pages) {
    const exportedRows = toExported(rows);
    if (exportedRows.length > 0) packedChunks.push(await packPage(exportedRows));
  }
  return packedChunks;
}

/** Reads one state of the account, a page of rows at a time. */
export function readAccount(viewer: Viewer): Promise<ExportedAccount> {
  return snapshot(async () => {
    const petCounts = await countRows(viewer);
    const [own, rules, files] = [
      new Map(Object.entries(readOwn(viewer))),
      rulesFor(viewer, petCounts),
      fileCollector(),
    ];
    const lists: PackedLists = {};
    const readTable = async (name: string, table: ExportedTable) => {
      lists[name] = await packPages(own.get(name) ?? rowsOfPets(petCounts, name), (rows) => {
        files.add(name, rows);
        return exportRows(table, rules.get(name)?.(rows) ?? rows);
      });
    };
    for (const [name, table] of Object.entries(otherTables)) await readTable(name, table);
    for (const name of collectionNames) await readTable(collectionEntry(name).relation, collectionExport(name));
    lists.people = await packPages(rowsOfPets(petCounts, 'members'), (rows) =>
      rows.map((row) => toPerson(row as unknown as MemberRow)),
    );
    return { lists, files: files.all() };
  });
}
