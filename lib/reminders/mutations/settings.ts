import 'server-only';
import { activeAt, notDeleted } from '@/lib/access/filters';
import { rescheduleOwnReminders } from '@/lib/collections/reschedule-reminders';
import { db, transaction } from '@/lib/core/db/client';
import { notFoundError, unauthenticatedError } from '@/lib/core/runtime/errors';
import { type ReminderSettingsPatch, rulesOf, type UnsubscribeScope } from '@/lib/reminders/schema';
import { isReminderKind } from '@/lib/reminders/vocabulary';

/** @throws AppError not_found for pets that the user cannot access */
async function switchPets(userId: string, pets: Readonly<Record<string, boolean>>, at: Date): Promise<void> {
  for (const reminders of [true, false]) {
    const ids = Object.keys(pets).filter((id) => pets[id] === reminders);
    if (ids.length === 0) continue;
    const where = { userId, petId: { in: ids }, ...activeAt(at), pet: notDeleted };
    const { count } = await db().petMember.updateMany({ where, data: { reminders } });
    if (count < ids.length) throw notFoundError();
  }
}

/** Replaces the settings of each named kind. @throws AppError unauthenticated */
export async function updateSettings(
  { userId }: { userId: string },
  { reminderPush, kinds, pets = {}, ...rest }: ReminderSettingsPatch,
  at: Date,
): Promise<void> {
  await transaction(async () => {
    const [row] = await db().$queryRaw<{ reminderRules: unknown }[]>`
      SELECT "reminderRules" FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
    if (!row) throw unauthenticatedError();
    const before = rulesOf(row.reminderRules);
    const changes = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const chosenKinds = Object.fromEntries(Object.entries(kinds ?? {}).filter(([, value]) => value !== undefined));
    const reminderRules = { ...before, ...changes, kinds: { ...before.kinds, ...chosenKinds } };
    const data = { reminderRules, updatedAt: at, ...(reminderPush !== undefined && { reminderPush }) };
    await db().user.updateMany({ where: { id: userId }, data });
    await switchPets(userId, pets, at);
    if (kinds?.vaccination || kinds?.['follow-up']) await rescheduleOwnReminders({ userId }, at);
  });
}

export async function unsubscribe(userId: string, scope: UnsubscribeScope, at: Date): Promise<void> {
  const where = { id: userId };
  const none = { summaryAt: null, summaryNextAt: null, updatedAt: at };
  if (scope === 'all') await db().user.updateMany({ where, data: { ...none, reminderMail: false } });
  else if (scope === 'summary') await db().user.updateMany({ where, data: none });
  else if (scope === 'stay') {
    const stayFilter = { ownerId: userId, messages: { not: 'none' } };
    await db().stay.updateMany({ where: stayFilter, data: { messages: 'none', remindAt: null } });
  } else if (scope === 'escalation') await updateSettings({ userId }, { escalateAfterMinutes: null }, at);
  else if (scope === 'undelivered') await updateSettings({ userId }, { mailIfUndelivered: false }, at);
  else if (isReminderKind(scope)) {
    await transaction(async () => {
      const user = await db().user.findUnique({ where, select: { reminderRules: true } });
      const before = rulesOf(user?.reminderRules).kinds[scope];
      if (user) await updateSettings({ userId }, { kinds: { [scope]: { ...before, mail: false } } }, at);
    });
  }
}
