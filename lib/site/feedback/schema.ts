import * as z from 'zod';
import { paragraph } from '@/lib/core/validation/zod-text';
import { MAX_FEEDBACK } from './vocabulary';

const key = (name: string) => `feedback.validation.${name}` as const;

const text = paragraph({ max: MAX_FEEDBACK, tooLong: key('tooLong'), invalid: key('missing') });

const stars = z
  .int({ error: key('stars') })
  .min(1, { error: key('stars') })
  .max(5, { error: key('stars') });

export const feedbackInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('suggestion'), text: text.min(1, { error: key('missing') }) }),
  z.strictObject({ kind: z.literal('message'), text: text.min(1, { error: key('missing') }) }),
  z.strictObject({ kind: z.literal('rating'), stars, text: text.default('') }),
]);

export type FeedbackInput = z.output<typeof feedbackInput>;
