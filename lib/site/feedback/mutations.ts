import 'server-only';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import type { FeedbackInput } from './schema';

export async function sendFeedback(viewer: Viewer, input: FeedbackInput, at: Date): Promise<string> {
  const id = newId();
  const stars = input.kind === 'rating' ? input.stars : null;
  await db().feedback.create({
    data: { id, userId: viewer.userId, kind: input.kind, stars, text: input.text, createdAt: at },
  });
  return id;
}
