import { apiSend } from './api-client';

/** Whoever signs out does not wait longer for this, in milliseconds. */
const PATIENCE = 1000;
/** What a tab remembers, so that it says once whose browser this is; deleted with everything else at sign-out. */
const CLAIMED = 'push-claimed';

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

async function end(): Promise<void> {
  const worker = await registration();
  if (!worker) return;
  for (const notification of await worker.getNotifications()) notification.close();
  await (await worker.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Takes this browser out of the notifications, as far as that works: what decides is the server, where they end with
 * the session. Never throws, and never takes long.
 */
export async function endOwnPushes(): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([end(), patience]).catch((error) => console.info('notifications end on the server alone', error));
}

/**
 * Tells the server that the notifications of this browser belong to whoever is signed in now, once per tab: theirs hang
 * on this session from now on, those of somebody before end.
 */
export async function claimOwnPushes(userId: string): Promise<void> {
  try {
    if (sessionStorage.getItem(CLAIMED) === userId) return;
    const subscription = await (await registration())?.pushManager.getSubscription();
    if (!subscription) return;
    const { endpoint } = subscription;
    await apiSend('PATCH', `/api/users/${userId}/push-subscriptions`, { endpoint });
    sessionStorage.setItem(CLAIMED, userId);
  } catch (error) {
    console.info('notifications stay as they are', error);
  }
}
