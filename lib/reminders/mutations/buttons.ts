import 'server-only';
import type { ReminderButton } from '@/lib/access/reminder-button';
import { db, transaction } from '@/lib/core/db/client';
import { enqueueAll } from '@/lib/core/jobs/queue';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { hashSecret, newSecret } from '@/lib/core/security/secrets';
import { addMs, DAY, MINUTE } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { doubleDoseText } from '@/lib/records/medications/dose-check';
import { logDose } from '@/lib/records/medications/mutations/log-dose';
import { doseInput } from '@/lib/records/medications/schema';
import { dayOfTask } from '@/lib/records/routines/day-plan';
import { setCompletion } from '@/lib/records/routines/mutations';
import { LATER_MINUTES, type ReminderAction, reminderActions } from '../vocabulary';
import { acknowledge, REMINDER_SEND } from './delivery';

/** Replaces the buttons of earlier reminders of the same entry. @returns secrets of the new ones */
export async function issueButtons(
  { id: reminderId, sourceId }: { id: string; sourceId: string },
  serviceId: string,
  at: Date,
): Promise<{ action: ReminderAction; secret: string }[]> {
  const buttons = reminderActions.map((action) => ({ action, secret: newSecret() }));
  const common = { reminderId, serviceId, endsAt: addMs(at, DAY) };
  await db().reminderButton.deleteMany({ where: { serviceId, reminder: { sourceId } } });
  await db().reminderButton.createMany({
    data: buttons.map(({ action, secret }) => ({ id: newId(), action, secretHash: hashSecret(secret), ...common })),
  });
  return buttons;
}

async function logPlannedDose({ access, sourceId, dueAt, ...member }: ReminderButton, at: Date): Promise<void> {
  const input = doseInput(at).parse({ status: 'given', scheduledFor: dueAt.toISOString() });
  const dose = await logDose(access, sourceId, input, { name: member.memberName, timeZone: member.timeZone, at });
  if (dose.guard) throw new AppError('dose_already_given', doubleDoseText(dose, at));
}

async function completeTask({ access, sourceId, dueAt, ...member }: ReminderButton, at: Date): Promise<void> {
  const routine = await db().routine.findFirst({
    where: { id: sourceId, petId: access.petId },
    select: { timeOfDay: true, timeZone: true },
  });
  if (!routine) throw notFoundError();
  const author = { name: member.memberName, timeZone: member.timeZone, at };
  await setCompletion(access, sourceId, dayOfTask(routine, dueAt), { status: 'done' }, author);
}

async function markDone(button: ReminderButton, at: Date): Promise<void> {
  await (button.kind === 'medication' ? logPlannedDose(button, at) : completeTask(button, at));
  await acknowledge(button, button.reminderId, at);
}

/** Sends the reminder again, and delays the email and the next person by the same time. */
async function remindLater({ reminderId }: ReminderButton, at: Date): Promise<void> {
  const sendAt = addMs(at, LATER_MINUTES * MINUTE);
  await db().$executeRaw`
    UPDATE "Reminder" SET "sendAt" = ${sendAt}, "pushState" = 'waiting', "sentAt" = NULL, "triedAt" = NULL,
      "escalateAt" = NULL, "passOnAt" = "passOnAt" + ${LATER_MINUTES}::int * interval '1 minute'
    WHERE "id" = ${reminderId}::uuid`;
  await enqueueAll(REMINDER_SEND, [{ data: { reminderId }, startAt: sendAt }]);
}

/** Uses up all buttons of the reminder, unless the action is refused. @throws AppError not_found, dose_already_given */
export function pressButton(button: ReminderButton, at: Date): Promise<{ success: true }> {
  return transaction(async () => {
    const { count } = await db().reminderButton.deleteMany({ where: { reminderId: button.reminderId } });
    if (count === 0) throw notFoundError();
    await (button.action === 'done' ? markDone(button, at) : remindLater(button, at));
    return { success: true };
  });
}
