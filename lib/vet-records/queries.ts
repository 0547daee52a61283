import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/errors';
import { type Page, toPage } from '@/lib/core/http/pagination';
import { toVetRecord, type VetRecord, vetRecordColumns } from './vet-record';

/** How many visits the page shows before somebody asks for older ones. */
const SHOWN = 20;

export interface VetRecordsOfPet {
  pet: { id: string; name: string };
  records: Page<VetRecord>;
}

/** A pet's name and its newest visits, in one round trip. @throws AppError not_found */
export async function getVetRecords(access: PetAccess<'view'>): Promise<VetRecordsOfPet> {
  const row = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: { id: access.petId, deletedAt: null },
    select: {
      id: true,
      name: true,
      vetRecords: {
        where: { deletedAt: null },
        orderBy: [{ visitedOn: 'desc' }, { id: 'desc' }],
        take: SHOWN + 1,
        select: vetRecordColumns,
      },
    },
  });
  if (!row) throw notFoundError();
  const { vetRecords, ...pet } = row;
  const { items, nextCursor } = toPage(vetRecords, { limit: SHOWN }, 'visitedOn');
  return { pet, records: { items: items.map(toVetRecord), nextCursor } };
}
