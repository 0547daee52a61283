import 'server-only';
import type { PetAccess, SharedPetAccess } from '@/lib/access/pet-access';
import { type Day, dayFromColumn } from '@/lib/core/dates';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { notFoundError } from '@/lib/core/errors';
import { type Page, type PageQuery, pageArguments, toPage } from '@/lib/core/http/pagination';
import { paths } from '@/lib/core/paths';
import { cleanRichText } from '@/lib/core/rich-text';
import { unseal } from '@/lib/core/secrets';
import { photoUrl } from '@/lib/pets/pet';
import type { PetGender, PetType } from '@/lib/pets/vocabulary';
import type { ShareKind, ShareSection } from './vocabulary';

export const SEAL_PURPOSE = 'share-key';

export const shareColumns = {
  id: true,
  label: true,
  kind: true,
  sections: true,
  keySealed: true,
  createdAt: true,
  expiresAt: true,
  revokedAt: true,
} as const;

interface ShareRow {
  id: string;
  label: string;
  kind: string;
  sections: string[];
  keySealed: Uint8Array;
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
}

export interface Share {
  id: string;
  label: string;
  kind: ShareKind;
  sections: ShareSection[];
  state: 'active' | 'expired' | 'revoked';
  /** Only of an active link, and only while AUTH_SECRET is the one it was made with. */
  url: string | null;
  createdAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
}

function shareUrl(accessKey: string): string {
  return new URL(paths.shared(accessKey), env().APP_URL).href;
}

function stateOf({ revokedAt, expiresAt }: ShareRow, at: Date): Share['state'] {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= at ? 'expired' : 'active';
}

/** A link as its owner sees it. */
export function toShare(row: ShareRow, at: Date): Share {
  const state = stateOf(row, at);
  const accessKey = state === 'active' ? unseal(SEAL_PURPOSE, row.keySealed) : null;
  return {
    id: row.id,
    label: row.label,
    kind: row.kind as ShareKind,
    sections: row.sections as ShareSection[],
    state,
    url: accessKey && shareUrl(accessKey),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}

/** The links of a pet, newest first, revoked and expired ones included. */
export async function listShares(access: PetAccess<'own'>, page: PageQuery, at: Date): Promise<Page<Share>> {
  const { where, ...rest } = pageArguments(page);
  const rows = await db().share.findMany({ where: { ...where, petId: access.petId }, ...rest, select: shareColumns });
  return toPage(
    rows.map((row) => toShare(row, at)),
    page,
  );
}

/** Exactly what a reader of a share link sees: built from an allow-list, without ids or the owner's address. */
export interface SharedView {
  kind: ShareKind;
  expiresAt: string | null;
  pet: {
    name: string;
    type: PetType;
    breed: string | null;
    gender: PetGender;
    dateOfBirth: Day | null;
    neutered: boolean | null;
    colour: string | null;
    markings: string | null;
    photoUrl: string | null;
    microchip: string | null;
  };
  /** What nobody who deals with the pet may overlook, whatever sections they see. */
  severeAllergies: string[];
  passportNumber?: string | null;
  contacts?: { emergencyContact: string | null; vetClinic: string | null };
  insurance?: string | null;
  /** Rich text, clean. */
  notes?: string;
}

/** @throws AppError not_found */
export async function getSharedView(access: SharedPetAccess, accessKey: string): Promise<SharedView> {
  const pet = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: { id: access.petId, deletedAt: null },
    select: {
      allergies: {
        where: { severity: 'severe', deletedAt: null },
        orderBy: { id: 'asc' },
        take: 20,
        select: { allergen: true },
      },
      name: true,
      type: true,
      breed: true,
      gender: true,
      dateOfBirth: true,
      neutered: true,
      colour: true,
      markings: true,
      photoKey: true,
      microchip: true,
      passportNumber: true,
      emergencyContact: true,
      vetClinic: true,
      insurance: true,
      notes: true,
    },
  });
  if (!pet) throw notFoundError();
  const shows = (section: string) => access.sections.includes(section);
  return {
    kind: access.kind as ShareKind,
    expiresAt: access.expiresAt?.toISOString() ?? null,
    pet: {
      name: pet.name,
      type: pet.type as PetType,
      breed: pet.breed,
      gender: pet.gender as PetGender,
      dateOfBirth: pet.dateOfBirth && dayFromColumn(pet.dateOfBirth),
      neutered: pet.neutered,
      colour: pet.colour,
      markings: pet.markings,
      photoUrl: photoUrl(`/api/shared/${accessKey}`, pet.photoKey),
      microchip: shows('identification') ? pet.microchip : null,
    },
    severeAllergies: pet.allergies.map(({ allergen }) => allergen),
    ...(shows('identification') && { passportNumber: pet.passportNumber }),
    ...(shows('contacts') && { contacts: { emergencyContact: pet.emergencyContact, vetClinic: pet.vetClinic } }),
    ...(shows('insurance') && { insurance: pet.insurance }),
    ...(shows('notes') && { notes: cleanRichText(pet.notes) }),
  };
}
