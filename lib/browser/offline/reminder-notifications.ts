import { isId } from '@/lib/core/validation/ids';

const MAX_REMINDERS = 20;

type OpenNotification = Pick<Notification, 'tag' | 'close'>;

/**
 * Closes notifications of reminders that no longer need action. The server sends no push for this, because browsers
 * show a notification of their own for every push that shows none.
 * @param ask reads an API path
 */
export async function closeSettledReminders(
  registration: { getNotifications: () => Promise<readonly OpenNotification[]> },
  ask: (path: string) => Promise<{ open: string[] }>,
): Promise<void> {
  const reminders = (await registration.getNotifications()).filter(({ tag }) => isId(tag)).slice(-MAX_REMINDERS);
  if (reminders.length === 0) return;
  const { open } = await ask(`/api/reminders/open?ids=${reminders.map(({ tag }) => tag).join()}`);
  for (const one of reminders) if (!open.includes(one.tag)) one.close();
}
