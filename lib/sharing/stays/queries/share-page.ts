import 'server-only';
import { notDeletedPet } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { type SharePageData, sharePageColumns, toSharePage } from '@/lib/sharing/links/share-page';
import { type StayDesk, stayDeskColumns, toStayDesk } from '@/lib/sharing/stays/desk';

type SharePage = SharePageData & {
  /** Null for other members, because only an owner makes stays. */
  sitter: StayDesk | null;
};

export async function getSharePage(access: PetAccess<'share'>, at: Date): Promise<SharePage> {
  const columns = sharePageColumns(access, at);
  const query = { relationLoadStrategy: 'join', where: notDeletedPet(access) } as const;
  if (access.held !== 'own') {
    const row = await db().pet.findFirst({ ...query, select: columns });
    if (!row) throw notFoundError();
    return { ...toSharePage(row, access, at), sitter: null };
  }
  const row = await db().pet.findFirst({ ...query, select: { ...columns, owner: { select: stayDeskColumns } } });
  if (!row) throw notFoundError();
  return { ...toSharePage(row, access, at), sitter: toStayDesk(row.owner, at) };
}
