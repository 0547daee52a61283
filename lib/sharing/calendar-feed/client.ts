import { apiGet, apiSend } from '@/lib/browser/api/api-client';
import type { Feed } from './queries';
import type { FeedInput } from './schema';

const path = (userId: string) => `/api/users/${userId}/calendar-feed`;

export interface FeedSettings {
  feed: Feed;
  pets: { id: string; name: string }[];
}

export async function readFeedSettings(userId: string): Promise<FeedSettings> {
  const [feed, pets] = await Promise.all([
    apiGet<Feed>(path(userId)),
    apiGet<FeedSettings['pets']>(`/api/users/${userId}/pets`),
  ]);
  return { feed, pets };
}

export async function renewFeed(userId: string, input: FeedInput, idempotencyKey: string): Promise<Feed> {
  const { url } = await apiSend<{ url: string }>('POST', path(userId), input, { idempotencyKey });
  return { ...input, exists: true, url, lastReadAt: null };
}

export function updateFeed(userId: string, input: FeedInput): Promise<Feed> {
  return apiSend<Feed>('PATCH', path(userId), input);
}

export async function endFeed(userId: string): Promise<Feed> {
  await apiSend('DELETE', path(userId));
  return { exists: false, url: null, petId: null, kinds: [], namesMedicines: false, lastReadAt: null };
}

export function webcalHref(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}
