import { type FeedAccess, findFeed } from '@/lib/access/feed-access';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { createAppointment } from '@/lib/records/appointments/mutations';
import { appointmentInput } from '@/lib/records/appointments/schema';
import { calendarCall } from '@/lib/sharing/calendar-feed/calls';
import { renewFeed } from '@/lib/sharing/calendar-feed/mutations';
import { withDatabase } from '../support/database';
import { moment } from '../support/grants';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { author } from '../support/reminders';

withDatabase();

async function aFeed() {
  const viewer = await aViewer();
  const { url } = await renewFeed(viewer, { petId: null, kinds: [], namesMedicines: false }, moment);
  return { viewer, key: new URL(url).pathname.replace(/^.*\/|\.ics$/g, '') };
}

async function lastReadAt({ userId }: Viewer): Promise<Date | null> {
  return (await db().calendarFeed.findUniqueOrThrow({ where: { userId } })).lastReadAt;
}

test('R7.8 a key opens only the feed of its creator', async () => {
  const [ana, ben] = [await aFeed(), await aFeed()];

  const foundFeeds = await Promise.all([ana.key, ben.key, 'A'.repeat(43)].map((key) => findFeed(key, noon)));

  expect(foundFeeds.map((feed) => feed?.userId)).toEqual([ana.viewer.userId, ben.viewer.userId, undefined]);
});

test('R7.8 the feed of a suspended account returns nothing', async () => {
  const [ana, ben] = [await aFeed(), await aFeed()];

  await db().user.update({ where: { id: ana.viewer.userId }, data: { suspendedAt: noon } });

  expect(await findFeed(ana.key, noon)).toBeNull();
  expect(await findFeed(ben.key, noon)).toMatchObject({ userId: ben.viewer.userId });
});

test('R7.8 an unchanged calendar returns 304', async () => {
  const { viewer, key } = await aFeed();
  const access = (await findFeed(key, noon)) as FeedAccess;
  const readFeed = (etag?: string) =>
    calendarCall({
      request: new Request('https://pawfolio.test', { headers: etag === undefined ? {} : { 'If-None-Match': etag } }),
      params: {},
      locale: 'en',
      formatLocale: 'en',
      at: noon,
      access,
    });
  const first = await readFeed();
  const etag = first.headers.get('etag') ?? '';
  expect(first.status).toBe(200);
  expect([(await readFeed(etag)).status, (await readFeed(`W/${etag}`)).status, (await readFeed('"x"')).status]).toEqual(
    [304, 304, 200],
  );

  const visit = appointmentInput.parse({ startsAt: after(5, 'day').toISOString(), kind: 'vet', timeZone: 'UTC' });
  await createAppointment(await aPetOf(viewer), visit, author());
  expect((await readFeed(etag)).status).toBe(200);
});

test('R7.8 reading a feed updates its own read time every five minutes', async () => {
  const [ana, ben] = [await aFeed(), await aFeed()];
  const readFeedAt = async (minutes: number) => {
    await findFeed(ana.key, after(minutes, 'minute'));
    return lastReadAt(ana.viewer);
  };

  expect(await readFeedAt(0)).toEqual(noon);
  expect(await readFeedAt(4)).toEqual(noon);
  expect(await readFeedAt(6)).toEqual(after(6, 'minute'));
  expect(await lastReadAt(ben.viewer)).toBeNull();
});
