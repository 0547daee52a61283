import 'server-only';
import { notDeleted, visibleTo } from '@/lib/access/filters';
import type { Viewer } from '@/lib/access/viewer';
import { holdOwnAccount } from '@/lib/core/auth/hold-account';
import { db, transaction } from '@/lib/core/db/client';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { type Origin, recordEvent } from '@/lib/core/security/audit';
import { hashSecret, newSecret, sealText } from '@/lib/core/security/secrets';
import { feedUrl, SEAL_PURPOSE } from './queries';
import type { FeedInput } from './schema';

interface AuditContext {
  origin: Origin;
  at: Date;
}

async function checkPet(viewer: Viewer, petId: string | null, at: Date): Promise<void> {
  if (petId === null) return;
  if ((await db().pet.count({ where: { id: petId, ...visibleTo(viewer, at), ...notDeleted } })) === 0)
    throw new AppError('invalid', 'Please check the fields', { fields: { petId: 'entries.validation.invalid' } });
}

export async function renewFeed(viewer: Viewer, input: FeedInput, cause: AuditContext): Promise<{ url: string }> {
  const feedKey = newSecret();
  const key = { keyHash: hashSecret(feedKey), keySealed: sealText(SEAL_PURPOSE, feedKey) };
  const newFeed = { ...key, ...input, createdAt: cause.at, lastReadAt: null };
  const { userId } = viewer;
  await transaction(async () => {
    await holdOwnAccount(viewer);
    await checkPet(viewer, input.petId, cause.at);
    await db().calendarFeed.upsert({ where: { userId }, create: { userId, ...newFeed }, update: newFeed });
    await recordEvent({ action: 'calendar_feed_made', actor: { kind: 'user', id: userId }, ...cause });
  });
  return { url: feedUrl(feedKey) };
}

export async function updateFeed(viewer: Viewer, input: FeedInput, at: Date): Promise<void> {
  await transaction(async () => {
    await checkPet(viewer, input.petId, at);
    const { count } = await db().calendarFeed.updateMany({ where: { userId: viewer.userId }, data: input });
    if (count === 0) throw notFoundError();
  });
}

export async function endFeed(viewer: Viewer, cause: AuditContext): Promise<{ success: true }> {
  const { userId } = viewer;
  await transaction(async () => {
    const { count } = await db().calendarFeed.deleteMany({ where: { userId } });
    if (count === 0) return;
    await recordEvent({ action: 'calendar_feed_ended', actor: { kind: 'user', id: userId }, ...cause });
  });
  return { success: true };
}
