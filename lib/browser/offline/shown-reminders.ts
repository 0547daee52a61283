import { isId } from '@/lib/core/validation/ids';

/** As many as the server takes at once. */
const MAX_ASKED = 20;

type ShownNotification = Pick<Notification, 'tag' | 'close'>;

/**
 * Takes reminders away that need nobody any more. Never by a push of its own: browsers show one of theirs for a push
 * that shows nothing.
 *
 * @param ask reads an address of the API
 */
export async function closeSettledReminders(
  registration: { getNotifications: () => Promise<readonly ShownNotification[]> },
  ask: (path: string) => Promise<{ open: string[] }>,
): Promise<void> {
  const reminders = (await registration.getNotifications()).filter(({ tag }) => isId(tag)).slice(-MAX_ASKED);
  if (reminders.length === 0) return;
  const { open } = await ask(`/api/reminders/open?ids=${reminders.map(({ tag }) => tag).join()}`);
  for (const one of reminders) if (!open.includes(one.tag)) one.close();
}
