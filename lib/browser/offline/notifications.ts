/// <reference lib="webworker" />
import { cookieNames } from '@/lib/core/config/cookies';
import { PRODUCT_NAME } from '@/lib/core/config/product';
import { isId } from '@/lib/core/validation/ids';
import { setAppBadge } from '../page/app-badge';
import { deleteSavedPages } from '../storage/saved-pages';
import { closeVaults } from '../vault/vault';
import { closeSettledReminders } from './reminder-notifications';

declare const self: ServiceWorkerGlobalScope;

interface PushMessage {
  title: string;
  url: string;
  tag: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Never throws: for a push without a notification, browsers show a notification of their own. */
export function readPush(text: string | undefined): PushMessage {
  try {
    const { title, url, tag } = JSON.parse(text ?? '') as Partial<PushMessage>;
    return { title: String(title || PRODUCT_NAME), url: safePath(url), tag: String(tag ?? '') };
  } catch {
    return { title: PRODUCT_NAME, url: '/home', tag: '' };
  }
}

export function safePath(url: unknown): string {
  if (typeof url !== 'string' || !/^\/(?![/\\])/.test(url)) return '/home';
  const { origin, pathname, search, hash } = new URL(url, 'https://same.origin');
  return origin === 'https://same.origin' ? pathname + search + hash : '/home';
}

const json = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' };

async function read<T>(path: string): Promise<T> {
  const response = await fetch(path, { credentials: 'include', cache: 'no-store', headers: json });
  if (response.status === 401) await closeVaults().then(() => deleteSavedPages());
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return response.json();
}

async function acknowledge(tag: string): Promise<void> {
  if (!UUID.test(tag)) return;
  try {
    const { id } = await read<{ id: string }>('/api/users/current');
    const { token } = await read<{ token: string }>('/api/csrf-token');
    await fetch(`/api/users/${id}/reminders/${tag}/acknowledge`, {
      method: 'POST',
      credentials: 'include',
      headers: { ...json, 'X-CSRF-Token': token },
    });
  } catch (error) {
    console.info('could not acknowledge the reminder', error);
  }
}

async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const [first] = windows;
  try {
    if (first) {
      await first.focus();
      await first.navigate(path);
      return;
    }
  } catch (error) {
    console.info('could not use an open window; opening a new one', error);
  }
  await self.clients.openWindow(path);
}

/** True if the user signed out offline, unknown to the server. Some browsers have no cookie store in workers. */
async function isSignedOut(): Promise<boolean> {
  const cookies = (self as { cookieStore?: CookieStore }).cookieStore;
  return (await cookies?.get(cookieNames.signedOut))?.value === 'true';
}

async function show(text: string | undefined): Promise<void> {
  if (await isSignedOut()) {
    await (await self.registration.pushManager.getSubscription())?.unsubscribe();
    return;
  }
  const { title, url, tag } = readPush(text);
  const look = { icon: '/icons/icon-192.png', badge: '/icons/icon-192.png' };
  await self.registration.showNotification(title, { ...look, tag, data: { url, tag } });
  await closeSettledReminders(self.registration, (path) => read(path)).catch((error) => {
    console.info('could not close the shown reminders', error);
  });
  await countOnIcon();
}

async function countOnIcon(): Promise<void> {
  const notifications = await self.registration.getNotifications();
  await setAppBadge(notifications.filter(({ tag }) => isId(tag)).length);
}

export function listenToPushes(): void {
  self.addEventListener('push', (event) => {
    event.waitUntil(show(event.data?.text()));
  });
  self.addEventListener('notificationclick', (event) => {
    const { url, tag } = event.notification.data as Pick<PushMessage, 'url' | 'tag'>;
    event.notification.close();
    event.waitUntil(Promise.all([open(safePath(url)), acknowledge(tag), countOnIcon()]));
  });
}
