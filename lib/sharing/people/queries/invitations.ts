import 'server-only';
import { notDeleted } from '@/lib/access/filters';
import { nameOf } from '@/lib/access/people';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import type { Locale } from '@/lib/core/i18n/locales';
import { notFoundError } from '@/lib/core/runtime/errors';
import { hashSecret, isSecret, unsealText } from '@/lib/core/security/secrets';
import { type Day, dayFromColumn } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import type { GrantedRole } from '@/lib/page-context/roles';
import type { PetCover, PetType } from '@/lib/records/pets/vocabulary';
import { INVITATION_SEAL, invitationUrl } from '@/lib/sharing/people/invitation-link';

export type InvitationState = 'open' | 'accepted' | 'ended';

/** Data of the invitation page. Closed invitations contain no names. */
export interface Invitation {
  state: InvitationState;
  inviter: string;
  isOwn: boolean;
  role: GrantedRole;
  mayShare: boolean;
  from: Day | null;
  until: Day | null;
  expiresAt: string;
  pets: { id: string; name: string; type: PetType; cover: PetCover }[];
}

const inviterColumns = { id: true, firstName: true, lastName: true, email: true, suspendedAt: true } as const;

export async function findInvitation(key: string, viewerId: string | null, at: Date): Promise<Invitation | null> {
  if (!isSecret(key)) return null;
  const row = await db().invitation.findUnique({
    relationLoadStrategy: 'join',
    where: { keyHash: hashSecret(key) },
    select: {
      role: true,
      mayShare: true,
      fromDay: true,
      untilDay: true,
      expiresAt: true,
      acceptedAt: true,
      acceptedById: true,
      revokedAt: true,
      inviter: { select: inviterColumns },
      pets: {
        where: { pet: notDeleted },
        orderBy: { petId: 'asc' },
        select: { pet: { select: { id: true, name: true, type: true, cover: true, ownerId: true } } },
      },
    },
  });
  if (!row || row.inviter.suspendedAt) return null;
  const { role, mayShare, fromDay, untilDay, expiresAt, acceptedAt, acceptedById, revokedAt, inviter } = row;
  if (role === 'owner') return null;
  const pets = row.pets.map(({ pet }) => pet).filter(({ ownerId }) => ownerId === inviter.id);
  const period = { from: fromDay && dayFromColumn(fromDay), until: untilDay && dayFromColumn(untilDay) };
  const isReader = viewerId !== null && acceptedById === viewerId;
  const closed = revokedAt !== null || expiresAt <= at || pets.length === 0;
  const unusedStatus = closed ? 'ended' : 'open';
  const state = acceptedAt ? 'accepted' : unusedStatus;
  const isVisible = state === 'open' || isReader;
  return {
    state,
    inviter: isVisible ? nameOf(inviter) : '',
    isOwn: viewerId === inviter.id,
    ...{ role, mayShare, ...period },
    expiresAt: expiresAt.toISOString(),
    pets: isVisible ? pets.map(({ ownerId: _, ...pet }) => pet) : [],
  };
}

export interface InvitationMail {
  to: string;
  locale: Locale;
  url: string;
  inviter: string;
  pets: string[];
}

export async function findInvitationMail(id: string, at: Date): Promise<InvitationMail | null> {
  const row = await db().invitation.findFirst({
    relationLoadStrategy: 'join',
    where: { id, acceptedAt: null, revokedAt: null, expiresAt: { gt: at }, inviter: { suspendedAt: null } },
    select: {
      keySealed: true,
      emailSealed: true,
      inviter: { select: { ...inviterColumns, locale: true } },
      pets: { where: { pet: notDeleted }, orderBy: { petId: 'asc' }, select: { pet: { select: { name: true } } } },
    },
  });
  const to = row?.emailSealed && unsealText(INVITATION_SEAL, row.emailSealed);
  const key = row && unsealText(INVITATION_SEAL, row.keySealed);
  if (!row || !to || !key) return null;
  const { inviter, pets } = row;
  const url = invitationUrl(key);
  return { to, locale: inviter.locale as Locale, url, inviter: nameOf(inviter), pets: pets.map(({ pet }) => pet.name) };
}

/** @throws AppError not_found */
export async function getInvitationUrl(viewer: Viewer, id: string, at: Date): Promise<string> {
  const where = { inviterId: viewer.userId, acceptedAt: null, revokedAt: null, expiresAt: { gt: at } };
  const row = isId(id)
    ? await db().invitation.findFirst({ where: { id, ...where }, select: { keySealed: true } })
    : null;
  const key = row && unsealText(INVITATION_SEAL, row.keySealed);
  if (!key) throw notFoundError();
  return invitationUrl(key);
}
