import { apiGet } from '@/lib/browser/api/api-client';
import { closeSettledReminders } from './reminder-notifications';

export async function closeSettled(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration) await closeSettledReminders(registration, (path) => apiGet(path));
  } catch (error) {
    console.info('could not close the shown reminders', error);
  }
}
