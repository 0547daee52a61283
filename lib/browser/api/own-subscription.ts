import { apiSend } from './api-client';

const TIMEOUT_MS = 1000;
const CLAIMED = 'push-claimed';

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

async function endSubscription(): Promise<void> {
  const worker = await registration();
  if (!worker) return;
  for (const notification of await worker.getNotifications()) notification.close();
  await (await worker.pushManager.getSubscription())?.unsubscribe();
}

/** Gives up after a timeout and never throws: the server ends push together with the session anyway. */
export async function unsubscribePush(): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([endSubscription(), patience]).catch((error) =>
    console.info('could not unsubscribe in this browser; the server ends notifications', error),
  );
}

export async function bindPushSubscription(userId: string): Promise<void> {
  try {
    if (sessionStorage.getItem(CLAIMED) === userId) return;
    const subscription = await (await registration())?.pushManager.getSubscription();
    if (!subscription) return;
    const { endpoint } = subscription;
    await apiSend('PATCH', `/api/users/${userId}/push-subscriptions`, { endpoint });
    sessionStorage.setItem(CLAIMED, userId);
  } catch (error) {
    console.info('could not update the push subscription', error);
  }
}
