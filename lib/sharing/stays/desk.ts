import { notDeleted } from '@/lib/access/filters';
import { newestFirst } from '@/lib/sharing/links/share-page';
import { type StayContacts, stayContactsOf } from './contacts';
import { type Stay, type StayRow, stayColumns, toStay } from './stay';
import { stayLimits } from './vocabulary';

const PETS = 50;
const STAYS = 100;

/** Sorts running stays first, so that the limit never hides them. */
const longestFirst = [
  { revokedAt: { sort: 'desc' as const, nulls: 'first' as const } },
  { endsAt: { sort: 'desc' as const, nulls: 'first' as const } },
  { id: 'desc' as const },
];

export const stayDeskColumns = {
  pets: {
    where: { ...notDeleted, deceasedOn: null, archivedAt: null },
    orderBy: { id: 'asc' as const },
    take: PETS,
    select: { id: true, name: true, emergencyContact: true, vetClinic: true },
  },
  stays: { orderBy: longestFirst, take: STAYS, select: stayColumns },
} as const;

interface StayDeskRow {
  pets: Parameters<typeof stayContactsOf>[0][];
  stays: StayRow[];
}

export interface StayStart {
  pets: StayContacts[];
  chosen: string[];
  lastPhone: string | null;
}

export interface StayDesk {
  start: StayStart;
  stays: Stay[];
}

export function toStayDesk({ pets, stays }: StayDeskRow, at: Date): StayDesk {
  const sortedStays = stays.toSorted(newestFirst).map((row) => toStay(row, at));
  const lastPhone = sortedStays.find(({ ownerPhone }) => ownerPhone !== null)?.ownerPhone ?? null;
  const chosenPets = pets.slice(0, stayLimits.pets).map(({ id }) => id);
  return { start: { pets: pets.map(stayContactsOf), chosen: chosenPets, lastPhone }, stays: sortedStays };
}

export function runningStays(stays: readonly Stay[], petId: string): Stay[] {
  return stays.filter(({ pets, state }) => pets.includes(petId) && (state === 'open' || state === 'before'));
}
