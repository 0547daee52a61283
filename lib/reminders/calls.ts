import 'server-only';
import { proveAgain } from '@/lib/access/reauthenticate';
import { findReminderButton } from '@/lib/access/reminder-button';
import type { Viewer } from '@/lib/access/viewer';
import { deviceName } from '@/lib/core/auth/device';
import { paths } from '@/lib/core/config/paths';
import { PRODUCT_NAME } from '@/lib/core/config/product';
import { countMiss } from '@/lib/core/http/misses';
import { originOf } from '@/lib/core/http/origin';
import type { RouteContext } from '@/lib/core/http/route';
import { pushToDevices } from '@/lib/core/push/push-to-devices';
import { pushToService } from '@/lib/core/push/push-to-services';
import { addService, type NotificationService, removeService } from '@/lib/core/push/services';
import { claimDevice, forgetDevice, type PushDevice, saveDevice } from '@/lib/core/push/subscriptions';
import { vapidKeys } from '@/lib/core/push/vapid';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { requireCron } from '@/lib/core/security/cron-secret';
import { enforceLimits } from '@/lib/core/security/rate-limit';
import { nowMs } from '@/lib/core/time/clock';
import { pressButton } from '@/lib/reminders/mutations/buttons';
import { runTick } from '@/lib/reminders/mutations/delivery';
import { unsubscribe, updateSettings } from '@/lib/reminders/mutations/settings';
import { send } from './jobs';
import { readUnsubscribeToken } from './mail';
import { getSettings, listWaiting, type ReminderSettings } from './queries';
import type { NotificationServiceInput, PushSubscriptionInput, ReminderSettingsPatch } from './schema';

type Member = RouteContext & { viewer: Viewer };

export async function updateSettingsCall({
  viewer,
  body,
  at,
}: Member & { body: ReminderSettingsPatch }): Promise<ReminderSettings> {
  await updateSettings(viewer, body, at);
  return getSettings(viewer, at);
}

export async function pushKeyCall(): Promise<{ key: string }> {
  return { key: (await vapidKeys()).publicKey };
}

export function addDeviceCall({
  request,
  viewer,
  body,
  at,
}: Member & { body: PushSubscriptionInput }): Promise<PushDevice> {
  const { endpoint, keys } = body;
  return saveDevice(viewer, { endpoint, keys }, deviceName(request.headers.get('user-agent')), at);
}

export async function claimDeviceCall({ viewer, body }: Member & { body: { endpoint: string } }) {
  await claimDevice(viewer, body.endpoint);
  return { success: true };
}

export async function removeDeviceCall({
  viewer,
  body,
}: Member & { body: { id?: string | undefined; endpoint?: string | undefined } }) {
  await forgetDevice(viewer, body);
  return { success: true };
}

const TESTS = { name: 'push-test', points: 5, duration: 600 };
const TEST_LIFETIME = 60;
const TEST_MESSAGE = { title: PRODUCT_NAME, url: paths.profile, tag: 'test' };

export async function testPushCall({ viewer, at }: Member) {
  await enforceLimits([TESTS, viewer.userId]);
  return pushToDevices(viewer.userId, TEST_MESSAGE, TEST_LIFETIME, at);
}

export async function addServiceCall({
  request,
  viewer,
  body: { currentPassword, ...target },
  at,
}: Member & { body: NotificationServiceInput }): Promise<NotificationService> {
  const reauthentication = await proveAgain(viewer, currentPassword, at);
  return addService(reauthentication.viewer, target, { origin: originOf(request), at });
}

export async function removeServiceCall({ request, viewer, params, at }: Member) {
  await removeService(viewer, params.serviceId ?? '', { origin: originOf(request), at });
  return { success: true };
}

const SERVICE_TESTS = { name: 'service-test', points: 10, duration: 600 };

export async function testServiceCall({ viewer, params, at }: Member) {
  await enforceLimits([SERVICE_TESTS, viewer.userId]);
  return { problem: await pushToService({ userId: viewer.userId, id: params.serviceId ?? '' }, TEST_MESSAGE, at) };
}

const CRON_BATCH = 500;
const CRON_MS = 45_000;

/** Runs a scheduler tick for serverless hosts. Responds 404 without CRON_SECRET. */
export async function cronCall({ request, at }: RouteContext) {
  requireCron(request);
  const tickResult = await runTick(at);
  const end = nowMs() + CRON_MS;
  let deliveredCount = 0;
  let failedCount = 0;
  for (const id of await listWaiting(at, CRON_BATCH)) {
    if (nowMs() > end) break;
    // The next call retries it. Retries by the queue do no harm, because sending is idempotent.
    await send(id, at).then(
      () => (deliveredCount += 1),
      () => (failedCount += 1),
    );
  }
  return { ...tickResult, delivered: deliveredCount, failed: failedCount };
}

const NO_STORE = { 'Cache-Control': 'private, no-store' };

/** The answer is readable from other sites, because ntfy's web app presses buttons in the browser. */
export async function pressButtonCall({ request, params, at }: RouteContext): Promise<Response> {
  const button = await findReminderButton(params.buttonKey ?? '', at);
  if (!button) {
    await countMiss(request, 'button-miss');
    throw notFoundError();
  }
  const answer = await pressButton(button, at);
  return Response.json(answer, { headers: { ...NO_STORE, 'Access-Control-Allow-Origin': '*' } });
}

const toPage = (query: string, status: number) =>
  new Response(null, { status, headers: { ...NO_STORE, Location: `${paths.unsubscribe}?${query}` } });

/** Changes nothing, because mail programs may prefetch links. The page asks for confirmation. */
export async function unsubscribePageCall({ query }: { query: { token: string } }): Promise<Response> {
  return toPage(new URLSearchParams({ token: query.token }).toString(), 302);
}

/** Handles requests by mail programs (RFC 8058) and by the page's form. */
export async function unsubscribeCall({ request, query, at }: RouteContext & { query: { token: string } }) {
  const unsubscription = readUnsubscribeToken(query.token);
  const byForm = request.headers.get('accept')?.includes('text/html') ?? false;
  if (unsubscription) await unsubscribe(unsubscription.userId, unsubscription.scope, at);
  if (byForm) return toPage(unsubscription ? 'done=yes' : 'done=no', 303);
  if (!unsubscription) throw new AppError('invalid', 'Invalid token');
  return { success: true };
}
