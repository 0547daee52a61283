import { apiGet, apiSend } from '@/lib/browser/api/api-client';
import { invalidate, type QueryPath, setQueryData } from '@/lib/browser/api/query-client';
import type { Page } from '@/lib/core/http/pagination';
import type { ServiceProblem } from '@/lib/core/push/service-kinds';
import type { NotificationService } from '@/lib/core/push/services';
import { fromBase64Url, toBase64Url } from '@/lib/core/text/base64-url';
import type { Delivery } from './delivery';
import type { ReminderSettings } from './queries';
import type { NotificationServiceFormOutput, ReminderSettingsPatch } from './schema';

export const settingsPath = (userId: string): QueryPath => `/api/users/${userId}/reminder-settings`;
export const deliveriesPath = (userId: string): QueryPath => `/api/users/${userId}/reminders`;
const devicesPath = (userId: string) => `/api/users/${userId}/push-subscriptions`;

export async function saveSettings(userId: string, patch: ReminderSettingsPatch): Promise<ReminderSettings> {
  const settings = await apiSend<ReminderSettings>('PATCH', settingsPath(userId), patch);
  setQueryData(settingsPath(userId), settings);
  return settings;
}

export function listOlderDeliveries(userId: string, cursor: string): Promise<Page<Delivery>> {
  return apiGet(`${deliveriesPath(userId)}?${new URLSearchParams({ cursor })}`);
}

/** Prevents the mail that would follow. @throws ApiError */
export async function acknowledgeDelivery(userId: string, id: string): Promise<void> {
  await apiSend('POST', `${deliveriesPath(userId)}/${id}/acknowledge`);
  invalidate(new RegExp(`^${deliveriesPath(userId)}`));
}

export function sendTest(userId: string): Promise<{ sent: number; gone: number; failed: number }> {
  return apiSend('POST', `${devicesPath(userId)}/test`);
}

export async function removeDevice(userId: string, id: string): Promise<void> {
  await apiSend('DELETE', devicesPath(userId), { id });
  invalidate(new RegExp(`^${settingsPath(userId)}`));
}

const servicesPath = (userId: string) => `/api/users/${userId}/notification-services`;

/** @throws ApiError */
export async function addService(
  userId: string,
  service: NotificationServiceFormOutput,
  currentPassword?: string,
): Promise<void> {
  await apiSend<NotificationService>('POST', servicesPath(userId), { ...service, currentPassword });
  invalidate(new RegExp(`^${settingsPath(userId)}`));
}

/** @throws ApiError */
export async function removeService(userId: string, id: string): Promise<void> {
  await apiSend('DELETE', `${servicesPath(userId)}/${id}`);
  invalidate(new RegExp(`^${settingsPath(userId)}`));
}

/** @returns reason why the test did not arrive; null if it did. @throws ApiError */
export async function testService(userId: string, id: string): Promise<ServiceProblem | null> {
  const { problem } = await apiSend<{ problem: ServiceProblem | null }>('POST', `${servicesPath(userId)}/${id}/test`);
  invalidate(new RegExp(`^${settingsPath(userId)}`));
  return problem;
}

export type PushSupport = 'unsupported' | 'blocked' | 'possible';

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

export async function thisDevice(): Promise<{ support: PushSupport; fingerprint: string | null }> {
  const registration = await worker();
  if (!registration) return { support: 'unsupported', fingerprint: null };
  const subscription = await registration.pushManager.getSubscription();
  const hash = subscription && (await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint)));
  const support = Notification.permission === 'denied' ? 'blocked' : 'possible';
  return { support, fingerprint: hash && toBase64Url(new Uint8Array(hash)) };
}

/** Replaces a subscription that was made with another server key, because it would never receive anything. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: fromBase64Url(key) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old || !(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** @throws ApiError, DOMException */
export async function turnOnPush(userId: string): Promise<PushSupport> {
  const registration = await worker();
  if (!registration) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const { key } = await apiGet<{ key: string }>('/api/push-key');
  const { endpoint, keys } = (await subscribe(registration, key)).toJSON();
  await apiSend('POST', devicesPath(userId), { endpoint, keys });
  invalidate(new RegExp(`^${settingsPath(userId)}`));
  return 'possible';
}

/** @throws ApiError */
export async function turnOffPush(userId: string): Promise<void> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await apiSend('DELETE', devicesPath(userId), { endpoint });
  invalidate(new RegExp(`^${settingsPath(userId)}`));
}
