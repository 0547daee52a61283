import 'server-only';
import { activeAt, notDeleted, notDeletedPet, notEnded } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { withPlainDomain } from '@/lib/core/auth/plain-domain';
import { db } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { unsealText } from '@/lib/core/security/secrets';
import { dayFromColumn } from '@/lib/core/time/dates';
import { type PetSummary, summaryColumns, toSummary } from '@/lib/records/pets/pet';
import { INVITATION_SEAL, invitationUrl } from '@/lib/sharing/people/invitation-link';
import {
  type Member,
  type MemberRow,
  memberColumns,
  type OpenInvitation,
  toMembers,
} from '@/lib/sharing/people/member';

const PETS = 50;

const present = (at: Date) => ({ userId: { not: null }, ...notEnded(at) });

const openInvitations = (at: Date) => ({
  where: { invitation: { acceptedAt: null, revokedAt: null, expiresAt: { gt: at } } },
  orderBy: { invitationId: 'desc' as const },
  take: PETS,
  select: {
    invitation: {
      select: {
        id: true,
        role: true,
        emailSealed: true,
        keySealed: true,
        fromDay: true,
        untilDay: true,
        expiresAt: true,
      },
    },
  },
});

interface InvitationRow {
  id: string;
  role: OpenInvitation['role'];
  emailSealed: Uint8Array | null;
  keySealed: Uint8Array;
  fromDay: Date | null;
  untilDay: Date | null;
  expiresAt: Date;
}

function toOpenInvitation({ id, role, emailSealed, keySealed, fromDay, untilDay, expiresAt }: InvitationRow) {
  const key = unsealText(INVITATION_SEAL, keySealed);
  const address = emailSealed && unsealText(INVITATION_SEAL, emailSealed);
  return {
    id,
    role,
    email: address && withPlainDomain(address),
    url: key && invitationUrl(key),
    from: fromDay && dayFromColumn(fromDay),
    until: untilDay && dayFromColumn(untilDay),
    expiresAt: expiresAt.toISOString(),
  };
}

export interface People {
  members: Member[];
  /** Empty unless the viewer is the owner. */
  invitations: OpenInvitation[];
}

const peopleColumns = (at: Date) => ({
  members: {
    where: present(at),
    orderBy: [{ joinedAt: 'asc' as const }, { id: 'asc' as const }],
    select: memberColumns,
  },
  invitations: openInvitations(at),
});

interface PeopleRow {
  members: MemberRow[];
  invitations: { invitation: InvitationRow }[];
}

function toPeople({ members, invitations }: PeopleRow, { held }: PetAccess<'view'>): People {
  const open = held === 'own' ? invitations.map(({ invitation }) => toOpenInvitation(invitation)) : [];
  return { members: toMembers(members), invitations: open };
}

export async function listPeople(access: PetAccess<'view'>, at: Date): Promise<People> {
  const row = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: notDeletedPet(access),
    select: peopleColumns(at),
  });
  if (!row) throw notFoundError();
  return toPeople(row, access);
}

export interface PeoplePageData extends People {
  pet: PetSummary;
  pets: (Pick<PetSummary, 'id' | 'name' | 'type' | 'photoUrl' | 'cover'> & { isOwn: boolean; userIds: string[] })[];
}

const petsOfViewer = (at: Date) => ({
  select: {
    memberships: {
      where: { ...activeAt(at), pet: notDeleted },
      orderBy: { petId: 'asc' as const },
      take: PETS,
      select: {
        role: true,
        pet: { select: { ...summaryColumns, members: { where: present(at), select: { userId: true } } } },
      },
    },
  },
});

export async function getPeoplePage(access: PetAccess<'view'>, at: Date): Promise<PeoplePageData> {
  const row = await db().petMember.findFirst({
    relationLoadStrategy: 'join',
    where: { id: { in: access.memberId === null ? [] : [access.memberId] }, petId: access.petId, pet: notDeleted },
    select: { pet: { select: { ...summaryColumns, ...peopleColumns(at) } }, user: petsOfViewer(at) },
  });
  if (!row) throw notFoundError();
  const memberships = row.user?.memberships ?? [];
  return {
    pet: toSummary(row.pet),
    ...toPeople(row.pet, access),
    pets: memberships.map(({ role, pet }) => {
      const { id, name, type, photoUrl, cover } = toSummary(pet);
      const userIds = pet.members.flatMap(({ userId }) => userId ?? []);
      return { id, name, type, photoUrl, cover, isOwn: role === 'owner', userIds };
    }),
  };
}
