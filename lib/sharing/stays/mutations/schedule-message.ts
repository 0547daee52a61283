import 'server-only';
import type { StayAccess } from '@/lib/access/stay-access';
import { db, requireTransaction } from '@/lib/core/db/client';
import { addMs } from '@/lib/core/time/dates';
import { GATHER_MS } from '@/lib/sharing/stays/reminder-source';

/** Schedules a message after a quiet time, if the owner wants one per entry. Must run after locking the stay. */
export async function scheduleMessage({ stayId }: StayAccess, at: Date): Promise<void> {
  requireTransaction();
  await db().$executeRaw`
    UPDATE "Stay" SET "remindAt" = GREATEST("remindAt", ${addMs(at, GATHER_MS)})
    WHERE "id" = ${stayId}::uuid AND "messages" = 'each'`;
}
