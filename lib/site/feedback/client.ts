'use client';

import { apiSend } from '@/lib/browser/api/api-client';
import type { FeedbackInput } from './schema';

export async function sendFeedback(input: FeedbackInput, idempotencyKey: string): Promise<void> {
  await apiSend('POST', '/api/feedback', input, { idempotencyKey });
}
