import 'server-only';
import type { Viewer } from '@/lib/access/viewer';
import { db, type Prisma } from '@/lib/core/db/client';

/** Internal and of no use to users: hashes, sealed keys, storage keys. */
const SECRETS = new Set([
  'passwordHash',
  'secretHash',
  'keyHash',
  'sealedKey',
  'pinHash',
  'photoKey',
  'fileKey',
  'previewKey',
  'placeholder',
  'ownerId',
  'userId',
]);

type Row = Record<string, unknown>;

const oldestFirst = { orderBy: { id: 'asc' } } as const;
const ofPet = {
  shares: { ...oldestFirst, include: { log: oldestFirst } },
  finderMessages: oldestFirst,
  weights: oldestFirst,
  vaccinations: oldestFirst,
  vitals: oldestFirst,
  conditions: oldestFirst,
  allergies: oldestFirst,
  medications: oldestFirst,
  doses: oldestFirst,
  appointments: oldestFirst,
  routines: oldestFirst,
  completions: { orderBy: { day: 'asc' } },
  skills: oldestFirst,
  practices: oldestFirst,
  skillChecks: { orderBy: [{ list: 'asc' }, { item: 'asc' }] },
  vetRecords: oldestFirst,
  photos: oldestFirst,
  documents: oldestFirst,
} satisfies Prisma.PetInclude;

const collections = Object.keys(ofPet) as (keyof typeof ofPet)[];

const DAYS = new Set([
  'dateOfBirth',
  'deceasedOn',
  'microchippedOn',
  'givenOn',
  'validUntil',
  'nextDueOn',
  'diagnosedOn',
  'resolvedOn',
  'startsOn',
  'endsOn',
  'day',
  'doneOn',
  'visitedOn',
  'followUpOn',
]);

function plain(rows: Row[]): Row[] {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name, value]) => !SECRETS.has(name) && !(value instanceof Uint8Array))
        .map(([name, value]) => {
          if (!(value instanceof Date)) return [name, value];
          return [name, DAYS.has(name) ? value.toISOString().slice(0, 10) : value.toISOString()];
        }),
    ),
  );
}

export interface ExportedAccount {
  lists: Record<string, Row[]>;
  files: { name: string; key: string }[];
}

/** Includes pets in the bin. */
export async function readAccount(viewer: Viewer): Promise<ExportedAccount> {
  const own = { userId: viewer.userId };
  const [user, sessions, feedback, calendarFeeds, pushSubscriptions, reminders, photoLinks, pets] = await Promise.all([
    db().user.findMany({ where: { id: viewer.userId } }),
    db().session.findMany({ where: own, orderBy: { id: 'asc' } }),
    db().feedback.findMany({ where: own, orderBy: { id: 'asc' } }),
    db().calendarFeed.findMany({ where: own }),
    db().pushSubscription.findMany({ where: own, orderBy: { id: 'asc' } }),
    db().reminder.findMany({ where: own, orderBy: { id: 'asc' } }),
    db().photoLink.findMany({ where: { photo: { pet: { ownerId: viewer.userId } } }, ...oldestFirst }),
    db().pet.findMany({ where: { ownerId: viewer.userId }, orderBy: { id: 'asc' }, include: ofPet }),
  ]);
  const photos = [
    ...user.map(({ photoKey }) => ({ name: 'me', photoKey })),
    ...pets.flatMap((pet) => [pet, ...pet.photos]).map(({ id, photoKey }) => ({ name: id, photoKey })),
  ];
  const documents = pets.flatMap((pet) => pet.documents);
  const shares = pets.flatMap((pet) => pet.shares);
  return {
    lists: {
      account: plain(user),
      sessions: plain(sessions),
      feedback: plain(feedback),
      devices: plain(pushSubscriptions),
      reminders: plain(reminders),
      calendarFeeds: plain(calendarFeeds),
      pets: plain(pets.map((pet) => Object.fromEntries(Object.entries(pet).filter(([name]) => !(name in ofPet))))),
      photoLinks: plain(photoLinks),
      ...Object.fromEntries(collections.map((name) => [name, plain(pets.flatMap((pet): Row[] => pet[name]))])),
      shares: plain(shares.map(({ log: _, ...share }) => share)),
      shareOpenings: plain(shares.flatMap(({ log }) => log)),
    },
    files: [
      ...photos.flatMap(({ name, photoKey }) =>
        photoKey ? [{ name: `photos/${name}.webp`, key: `${photoKey}-large.webp` }] : [],
      ),
      // Names are not unique; a name's extension is that of the content.
      ...documents.map(({ id, name, fileKey }) => ({
        name: `documents/${id}-${name}`,
        key: `${fileKey}-content${name.slice(name.lastIndexOf('.'))}`,
      })),
    ],
  };
}
