import 'server-only';
import { ofActivePet, type PetReminderSource } from '@/lib/collections/reminder-source';
import { dayMoments, daysMentioned, evaluateMoments, FAR_HORIZON } from '@/lib/collections/reminder-times';
import { paths } from '@/lib/core/config/paths';
import { db, type Prisma } from '@/lib/core/db/client';
import { dayFromColumn, dayToColumn } from '@/lib/core/time/dates';

const columns = { reason: true, followUpOn: true, followedUpAt: true } as const satisfies Prisma.VetRecordSelect;
type Row = Prisma.VetRecordGetPayload<{ select: typeof columns }>;

export const followUpReminders: PetReminderSource<Row> = {
  table: 'VetRecord',
  columns,
  subjectOf: ({ reason }) => reason,
  computeDue({ followUpOn, followedUpAt }, context) {
    const days = followUpOn && !followedUpAt ? [dayFromColumn(followUpOn)] : [];
    const moments = dayMoments(days, context.leadDays, context.timeZone);
    return evaluateMoments(moments, { ...context, horizon: FAR_HORIZON });
  },
  async findSubject({ sourceId, petId, dueAt, leadDays, timeZone }) {
    const days = daysMentioned(dueAt, leadDays, timeZone).map(dayToColumn);
    const vetRecord = await db().vetRecord.findFirst({
      where: { ...ofActivePet(sourceId), followedUpAt: null, followUpOn: { in: days } },
      select: { reason: true, followUpOn: true, pet: { select: { name: true } } },
    });
    if (!vetRecord?.followUpOn) return null;
    const at = { day: dayFromColumn(vetRecord.followUpOn) };
    return { petName: vetRecord.pet.name, what: vetRecord.reason, allergens: [], at, path: paths.petVetRecords(petId) };
  },
};
