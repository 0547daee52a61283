import 'server-only';
import { hash } from 'node:crypto';
import { createTranslator } from 'next-intl';
import type { FeedAccess } from '@/lib/access/feed-access';
import { checkPetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { writeCalendar } from '@/lib/core/calendar/icalendar';
import { PRODUCT_NAME } from '@/lib/core/config/product';
import { hasVersion } from '@/lib/core/http/etag';
import { originOf } from '@/lib/core/http/origin';
import type { RouteContext } from '@/lib/core/http/route';
import { loadMessages } from '@/lib/core/i18n/messages';
import { notFoundError } from '@/lib/core/runtime/errors';
import { type EventWords, eventsOf } from './events';
import { endFeed, renewFeed, updateFeed } from './mutations';
import { type Feed, getFeed, listFeedPets } from './queries';
import type { FeedInput } from './schema';

type Member = RouteContext & { viewer: Viewer };

/** Uses the owner's language, because calendar apps send none. */
export async function calendarCall({ request, access, at }: RouteContext & { access: FeedAccess }): Promise<Response> {
  const pets = await listFeedPets(access, at);
  const { locale } = access;
  const messages = await loadMessages(locale);
  const visits = createTranslator({ locale, messages, namespace: 'appointments' });
  const tasks = createTranslator({ locale, messages, namespace: 'calendarFeed' });
  const words: EventWords = {
    visit: (kind, name) => visits(`event.${kind}`, { name }),
    task: (kind, name) => tasks(`event.${kind}`, { name }),
    dose: (medicine, name, warned) =>
      medicine === null
        ? tasks(warned ? 'event.markedMedication' : 'event.medication', { name })
        : tasks(warned ? 'event.markedMedicine' : 'event.medicine', { medicine, name }),
    runsOut: (medicine, name) =>
      medicine === null ? tasks('event.runsOut', { name }) : tasks('event.medicineRunsOut', { medicine, name }),
  };
  const text = writeCalendar({ name: PRODUCT_NAME, events: eventsOf(pets, access, words, at) });
  const etag = `"${hash('sha256', text, 'base64url')}"`;
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' };
  if (hasVersion(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' } });
}

export function feedCall({ viewer }: Member): Promise<Feed> {
  return getFeed(viewer);
}

export function renewFeedCall({ request, viewer, body, at }: Member & { body: FeedInput }) {
  return renewFeed(viewer, body, { origin: originOf(request), at });
}

export async function checkFeedRepeat(
  { viewer, body, at }: Member & { body: FeedInput },
  answer: unknown,
): Promise<void> {
  if (body.petId !== null) await checkPetAccess(viewer, body.petId, 'view', at);
  if ((await getFeed(viewer)).url !== (answer as { url: string }).url) throw notFoundError();
}

export async function updateFeedCall({ viewer, body, at }: Member & { body: FeedInput }): Promise<Feed> {
  await updateFeed(viewer, body, at);
  return getFeed(viewer);
}

export function endFeedCall({ request, viewer, at }: Member) {
  return endFeed(viewer, { origin: originOf(request), at });
}
