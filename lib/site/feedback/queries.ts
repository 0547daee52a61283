import 'server-only';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { type Page, type PageQuery, pageArguments, toPage } from '@/lib/core/http/pagination';
import type { FeedbackKind } from './vocabulary';

export interface FeedbackEntry {
  id: string;
  kind: FeedbackKind;
  /** One to five for ratings; otherwise null. */
  stars: number | null;
  text: string;
  createdAt: string;
  answer: string | null;
  answeredAt: string | null;
}

export async function listOwnFeedback(viewer: Viewer, page: PageQuery): Promise<Page<FeedbackEntry>> {
  const { where, ...order } = pageArguments(page);
  const rows = await db().feedback.findMany({
    where: { ...where, userId: viewer.userId },
    ...order,
    select: { id: true, kind: true, stars: true, text: true, createdAt: true, answer: true, answeredAt: true },
  });
  return toPage(
    rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      answeredAt: row.answeredAt?.toISOString() ?? null,
    })),
    page,
  );
}
