import 'server-only';
import { entriesOf } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { attributeTo, type WithAttribution } from '@/lib/collections/attribution';
import { db } from '@/lib/core/db/client';
import { type Page, type PageQuery, pageArguments, toPage } from '@/lib/core/http/pagination';
import { notFoundError } from '@/lib/core/runtime/errors';
import { isId } from '@/lib/core/validation/ids';
import { attributedDoseColumns, type Dose, toDose, withDoseVersion } from './medication';

export async function listDoses(
  access: PetAccess<'view'>,
  medicationId: string,
  page: PageQuery,
): Promise<Page<WithAttribution<Dose>>> {
  if (!isId(medicationId)) throw notFoundError();
  const { where, ...order } = pageArguments(page, 'at');
  const medication = await db().medication.findFirst({
    relationLoadStrategy: 'join',
    where: { id: medicationId, ...entriesOf(access) },
    select: { doses: { where, ...order, select: attributedDoseColumns } },
  });
  if (!medication) throw notFoundError();
  const { items, nextCursor } = toPage(medication.doses, page, 'at');
  return { items: items.map(withDoseVersion).map(attributeTo(access, toDose)), nextCursor };
}
