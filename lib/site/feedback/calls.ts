import 'server-only';
import type { Viewer } from '@/lib/access/viewer';
import type { RouteContext } from '@/lib/core/http/route';
import { enforceLimits } from '@/lib/core/security/rate-limit';
import { sendFeedback } from './mutations';
import type { FeedbackInput } from './schema';

const PER_HOUR = { name: 'feedback', points: 10, duration: 3600 };

export async function feedbackCall({ viewer, at, body }: RouteContext & { viewer: Viewer; body: FeedbackInput }) {
  await enforceLimits([PER_HOUR, viewer.userId]);
  return { id: await sendFeedback(viewer, body, at) };
}
