import 'server-only';
import type { Viewer } from '@/lib/access/viewer';
import { IMPORT_DAYS } from '@/lib/collections/imports';
import { db } from '@/lib/core/db/client';
import { addMs, DAY } from '@/lib/core/time/dates';
import type { ImportSummary } from './vocabulary';

/** More than 30 imports a day. */
const MAX_LISTED = 1000;

export async function listImports({ userId }: Viewer, at: Date): Promise<ImportSummary[]> {
  const rows = await db().import.findMany({
    where: {
      userId,
      createdAt: { gt: addMs(at, -IMPORT_DAYS * DAY) },
      OR: [{ rows: { some: {} } }, { undoneAt: { not: null } }],
    },
    orderBy: { createdAt: 'desc' },
    take: MAX_LISTED,
    include: { _count: { select: { rows: true } }, rows: { take: 1 } },
  });
  return rows.map(({ id, kind, fileName, createdAt, undoneAt, _count, rows: [row], microchip, ...counts }) => ({
    ...{ id, fileName, createdAt: createdAt.toISOString(), isUndone: undoneAt !== null, rest: _count.rows },
    ...{ entries: counts.entries, files: counts.files, remaining: counts.remaining },
    ...{ entriesAdded: counts.entriesAdded, filesAdded: counts.filesAdded },
    fillsProfile: (microchip ?? counts.passportNumber) !== null,
    ...{ kind, petId: row?.petId ?? null, collection: row?.collection ?? null },
  }));
}
