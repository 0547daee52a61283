import { apiGet, apiSend } from '@/lib/browser/api/api-client';
import type { Feed } from './queries';
import type { FeedInput } from './schema';

const path = (userId: string) => `/api/users/${userId}/calendar-feed`;

export interface FeedSettings {
  feed: Feed;
  /** Those that can be chosen. */
  pets: { id: string; name: string }[];
}

/** The feed and what can be chosen for it. @throws ApiError */
export async function readFeedSettings(userId: string): Promise<FeedSettings> {
  const [feed, pets] = await Promise.all([
    apiGet<Feed>(path(userId)),
    apiGet<FeedSettings['pets']>(`/api/users/${userId}/pets`),
  ]);
  return { feed, pets };
}

/** Makes the address, or a new one in its place; once per key. @throws ApiError */
export async function renewFeed(userId: string, input: FeedInput, idempotencyKey: string): Promise<Feed> {
  const { url } = await apiSend<{ url: string }>('POST', path(userId), input, idempotencyKey);
  return { ...input, exists: true, url, lastReadAt: null };
}

/** Changes what is in the calendar; the address stays. @throws ApiError */
export function updateFeed(userId: string, input: FeedInput): Promise<Feed> {
  return apiSend<Feed>('PATCH', path(userId), input);
}

/** Ends the address at once. @throws ApiError */
export async function endFeed(userId: string): Promise<Feed> {
  await apiSend('DELETE', path(userId));
  return { exists: false, url: null, petId: null, kinds: [], namesMedicines: false, lastReadAt: null };
}

/** The address as programs for calendars take it: they ask for the calendar itself instead of showing it. */
export function webcalHref(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}
