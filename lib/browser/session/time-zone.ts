import { isTimeZoneName, systemTimeZone } from '@/lib/core/time/time-zones';
import { apiSend } from '../api/api-client';
import type { RememberedUser } from '../storage/remembered';

export type ZonedUser = RememberedUser & { timeZone: string | null };

export function findNewTimeZone({ timeZone }: Pick<ZonedUser, 'timeZone'>): string | null {
  const own = systemTimeZone();
  return timeZone === null && isTimeZoneName(own) ? own : null;
}

/** R6.13. Before the first signed-in page, which would show hours in UTC. Only logs failures. */
export async function storeTimeZone(user: ZonedUser): Promise<void> {
  const timeZone = findNewTimeZone(user);
  if (timeZone === null) return;
  try {
    await apiSend('PATCH', `/api/users/${user.id}`, { timeZone });
  } catch (error) {
    console.info('could not save the time zone', error);
  }
}
