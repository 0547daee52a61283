import 'server-only';
import { ownedBy } from '@/lib/access/filters';
import type { Viewer } from '@/lib/access/viewer';
import { collectionEntry, collectionNames } from '@/lib/collections/registry';
import { db, type Prisma } from '@/lib/core/db/client';
import { dayFromColumn } from '@/lib/core/time/dates';
import { collectionExport, exportRows, otherTables, selectOf } from './columns';

type Row = Record<string, unknown>;
type PetRow = Row & { id: string; photoKey: string | null };
type PhotoRow = { id: string; photoKey: string | null };
type DocumentRow = { id: string; name: string; fileKey: string };
type ProposalRow = { id: string; entry: unknown; decision: string | null; fileKey: string | null };

const oldestFirst = { orderBy: { id: 'asc' } } as const;

const fileKeys = new Map<string, string[]>(Object.entries({ photos: ['photoKey'], documents: ['fileKey'] }));

/** Exports the members, because entries name their writer by member id. */
const members = {
  orderBy: [{ joinedAt: 'asc' }, { id: 'asc' }],
  select: {
    ...{ id: true, petId: true, role: true, joinedAt: true, fromDay: true, untilDay: true, endsAt: true },
    ...{ name: true, stayId: true },
    user: { select: { firstName: true, lastName: true } },
  },
} satisfies Prisma.PetSelect['members'];

interface MemberRow {
  id: string;
  petId: string;
  role: string;
  joinedAt: Date;
  fromDay: Date | null;
  untilDay: Date | null;
  endsAt: Date | null;
  name: string | null;
  stayId: string | null;
  user: { firstName: string; lastName: string } | null;
}

/** Omits email addresses. The name of a deleted account is null. */
function toPerson({ user, name, joinedAt, fromDay, untilDay, endsAt, ...member }: MemberRow): Row {
  return {
    ...member,
    name: user ? `${user.firstName} ${user.lastName}`.trim() : name,
    joinedAt: joinedAt.toISOString(),
    from: fromDay && dayFromColumn(fromDay),
    until: untilDay && dayFromColumn(untilDay),
    endsAt: endsAt?.toISOString() ?? null,
  };
}

const { pets, shares, shareOpenings, finderMessages, doses, completions, skillChecks } = otherTables;
const { entryChanges, vetAnswers, proposals } = otherTables;
/** Excludes unsent answers, which only their author may see. */
const isSent = { sentAt: { not: null } };
const ofPet = {
  members,
  shares: { ...oldestFirst, select: { ...selectOf(shares), log: { ...oldestFirst, select: selectOf(shareOpenings) } } },
  finderMessages: { ...oldestFirst, select: selectOf(finderMessages) },
  ...Object.fromEntries(
    collectionNames.map((name) => {
      const select = selectOf(collectionExport(name), ...(fileKeys.get(name) ?? []));
      return [collectionEntry(name).relation, { ...oldestFirst, select }];
    }),
  ),
  doses: { ...oldestFirst, select: selectOf(doses) },
  completions: { orderBy: { day: 'asc' }, select: selectOf(completions) },
  entryChanges: { ...oldestFirst, select: selectOf(entryChanges) },
  vetAnswers: { where: isSent, ...oldestFirst, select: selectOf(vetAnswers) },
  proposals: { where: { answer: isSent }, ...oldestFirst, select: selectOf(proposals, 'fileKey') },
  skillChecks: { orderBy: [{ list: 'asc' }, { item: 'asc' }], select: selectOf(skillChecks) },
} satisfies Prisma.PetSelect;

export interface ExportedAccount {
  lists: Record<string, Row[]>;
  files: { name: string; key: string }[];
}

async function readPets({ userId }: Viewer): Promise<PetRow[]> {
  const select = { ...selectOf(pets, 'photoKey'), ...ofPet };
  const rows: unknown = await db().pet.findMany({ where: ownedBy({ userId }), ...oldestFirst, select });
  return rows as PetRow[];
}

async function readOwn({ userId }: Viewer): Promise<Record<string, Row[]>> {
  const { account, sessions, feedback, devices, reminders, calendarFeeds, photoLinks } = otherTables;
  const { stays, stayPets, stayNotes, handovers, accessTokens, accessTokenPets } = otherTables;
  const own = { where: { userId } };
  const mine = { ...own, ...oldestFirst };
  const ofPhotos = { photo: { pet: ownedBy({ userId }) } };
  const ofStays = { where: { stay: { ownerId: userId } } };
  const byStay = [{ stayId: 'asc' as const }];
  const reads: Record<string, Promise<unknown[]>> = {
    account: db().user.findMany({ where: { id: userId }, select: selectOf(account, 'photoKey') }),
    sessions: db().session.findMany({ ...mine, select: selectOf(sessions) }),
    accessTokens: db().accessToken.findMany({ ...mine, select: selectOf(accessTokens) }),
    accessTokenPets: db().accessTokenPet.findMany({
      where: { token: own.where },
      orderBy: [{ tokenId: 'asc' }, { petId: 'asc' }],
      select: selectOf(accessTokenPets),
    }),
    feedback: db().feedback.findMany({ ...mine, select: selectOf(feedback) }),
    devices: db().pushSubscription.findMany({ ...mine, select: selectOf(devices) }),
    reminders: db().reminder.findMany({ ...mine, select: selectOf(reminders) }),
    calendarFeeds: db().calendarFeed.findMany({ ...own, select: selectOf(calendarFeeds) }),
    stays: db().stay.findMany({ where: { ownerId: userId }, ...oldestFirst, select: selectOf(stays) }),
    stayPets: db().stayPet.findMany({ ...ofStays, orderBy: [...byStay, { petId: 'asc' }], select: selectOf(stayPets) }),
    stayNotes: db().stayNote.findMany({
      ...ofStays,
      orderBy: [...byStay, { day: 'asc' }],
      select: selectOf(stayNotes),
    }),
    handovers: db().handover.findMany({
      where: { OR: [{ fromId: userId }, { toId: userId }] },
      ...oldestFirst,
      select: selectOf(handovers, 'fromId'),
    }),
    photoLinks: db().photoLink.findMany({ where: ofPhotos, ...oldestFirst, select: selectOf(photoLinks) }),
  };
  const rows = await Promise.all(
    Object.entries(reads).map(async ([name, read]): Promise<[string, Row[]]> => [name, (await read) as Row[]]),
  );
  return Object.fromEntries(rows);
}

export async function readAccount(viewer: Viewer): Promise<ExportedAccount> {
  const [own, found] = await Promise.all([readOwn(viewer), readPets(viewer)]);
  const petIds = new Set<unknown>(found.map(({ id }) => id));
  const below = (relation: string): Row[] => found.flatMap((pet) => (pet[relation] ?? []) as Row[]);
  const rowsOf: Record<string, Row[]> = {
    ...own,
    pets: found,
    // Excludes reminders of other owners' pets, because they name entries.
    reminders: (own.reminders ?? []).filter(({ petId }) => petId === null || petIds.has(petId)),
    shareOpenings: below('shares').flatMap(({ log }) => log as Row[]),
    handovers: (own.handovers ?? []).map((row) => ({ ...row, left: row.fromId === viewer.userId ? row.left : null })),
  };
  const tables = Object.entries(otherTables).map(([name, table]) => [
    name,
    exportRows(table, rowsOf[name] ?? below(name)),
  ]);
  const ofCollections = collectionNames.map((name) => {
    const { relation } = collectionEntry(name);
    return [relation, exportRows(collectionExport(name), below(relation))];
  });
  const portraits = [...(own.account ?? []).map(({ photoKey }) => ({ id: 'me', photoKey })), ...found];
  return {
    lists: {
      ...Object.fromEntries([...tables, ...ofCollections]),
      people: (below('members') as unknown as MemberRow[]).map(toPerson),
    },
    files: filesOf({
      portraits: portraits as PhotoRow[],
      photos: below('photos') as PhotoRow[],
      documents: below('documents') as DocumentRow[],
      proposals: below('proposals') as ProposalRow[],
    }),
  };
}

interface StoredRows {
  portraits: PhotoRow[];
  photos: PhotoRow[];
  documents: DocumentRow[];
  proposals: ProposalRow[];
}

/** Prefixes the id, because names are not unique. The name's extension matches the content. */
const filesIn = (folder: string, rows: readonly DocumentRow[]) =>
  rows.map(({ id, name, fileKey }) => ({
    name: `${folder}/${id}-${name}`,
    key: `${fileKey}-content${name.slice(name.lastIndexOf('.'))}`,
  }));

function proposedDocuments(proposals: readonly ProposalRow[]): DocumentRow[] {
  return proposals.flatMap(({ id, entry, decision, fileKey }) =>
    fileKey === null || decision === 'accepted' ? [] : [{ id, name: (entry as { name: string }).name, fileKey }],
  );
}

function filesOf({ portraits, photos, documents, proposals }: StoredRows): ExportedAccount['files'] {
  return [
    ...[...portraits, ...photos].flatMap(({ id, photoKey }) =>
      photoKey ? [{ name: `photos/${id}.webp`, key: `${photoKey}-large.webp` }] : [],
    ),
    ...filesIn('documents', documents),
    ...filesIn('proposals', proposedDocuments(proposals)),
  ];
}
