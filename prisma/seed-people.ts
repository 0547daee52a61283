import { momentsOf } from '@/lib/access/periods';
import { canonicalAddress } from '@/lib/core/auth/email-address';
import { createUser } from '@/lib/core/auth/user-account';
import { db } from '@/lib/core/db/client';
import { hashSecret, newSecret, sealText } from '@/lib/core/security/secrets';
import { addDays, addMs, DAY, dayIn, dayToColumn } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import type { PetCover } from '@/lib/records/pets/vocabulary';
import { INVITATION_SEAL } from '@/lib/sharing/people/invitation-link';

interface DemoPerson {
  firstName: string;
  email: string;
  role: 'carer' | 'viewer';
  colour: PetCover;
  /** Days; null for no end. */
  endsIn: number | null;
  pets: number;
  /** Days since the last visit. */
  seenAgo: number;
}

const household: Record<'en' | 'es', { people: DemoPerson[]; invited: string }> = {
  en: {
    people: [
      { firstName: 'Sam', email: 'sam@example.com', role: 'carer', colour: 'plum', endsIn: null, pets: 3, seenAgo: 0 },
      { firstName: 'Ana', email: 'ana@example.com', role: 'carer', colour: 'honey', endsIn: 7, pets: 2, seenAgo: 0 },
      { firstName: 'Leo', email: 'leo@example.com', role: 'viewer', colour: 'dusk', endsIn: null, pets: 1, seenAgo: 4 },
    ],
    invited: 'nora@example.org',
  },
  es: {
    people: [
      {
        firstName: 'Marcos',
        email: 'marcos@example.com',
        role: 'carer',
        colour: 'plum',
        endsIn: null,
        pets: 3,
        seenAgo: 0,
      },
      {
        firstName: 'Irene',
        email: 'irene@example.com',
        role: 'carer',
        colour: 'honey',
        endsIn: 7,
        pets: 2,
        seenAgo: 0,
      },
      {
        firstName: 'Hugo',
        email: 'hugo@example.com',
        role: 'viewer',
        colour: 'dusk',
        endsIn: null,
        pets: 1,
        seenAgo: 4,
      },
    ],
    invited: 'noa@example.org',
  },
};

const ZONE = 'Europe/Madrid';

async function invitePerson(inviterId: string, petId: string, email: string, at: Date): Promise<void> {
  const key = newSecret();
  await db().invitation.create({
    data: {
      ...{ id: newId(), inviterId, role: 'carer', createdAt: at, expiresAt: addMs(at, 7 * DAY) },
      emailSealed: sealText(INVITATION_SEAL, email),
      keyHash: hashSecret(key),
      keySealed: sealText(INVITATION_SEAL, key),
      pets: { create: { petId } },
    },
  });
}

/** Makes the person responsible for afternoons and evenings. */
async function giveTurns(userId: string): Promise<void> {
  const memberships = await db().petMember.findMany({ where: { userId }, select: { id: true, petId: true } });
  for (const { id, petId } of memberships) {
    const where = { petId, timeOfDay: { gte: '12:00' } };
    await db().routine.updateMany({ where, data: { responsible: [id] } });
  }
}

/** Adds to the demo family: two carers, one for a week, a viewer, and an open invitation. */
export async function seedPeople(ownerId: string, petIds: string[], locale: 'en' | 'es', at: Date): Promise<void> {
  const { people, invited } = household[locale];
  const today = dayIn(at, ZONE);
  for (const { firstName, email, role, colour, endsIn, pets, seenAgo } of people) {
    const emailKey = canonicalAddress(email) ?? email;
    const user = await createUser({ email, emailKey, locale, firstName, lastName: '', verifiedAt: at }, at);
    if (!user) continue;
    const until = endsIn === null ? null : addDays(today, endsIn);
    const period = { untilDay: until && dayToColumn(until), ...momentsOf({ from: null, until }, ZONE) };
    const lastSeenOn = dayToColumn(addDays(today, -seenAgo));
    const own = { userId: user.id, role, colour, joinedAt: at, lastSeenOn, ...period };
    await db().petMember.createMany({ data: petIds.slice(0, pets).map((petId) => ({ id: newId(), petId, ...own })) });
    if (pets === petIds.length) await giveTurns(user.id);
  }
  const [first] = petIds;
  if (first) await invitePerson(ownerId, first, invited, at);
}
