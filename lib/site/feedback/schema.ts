import * as z from 'zod';
import { MAX_FEEDBACK } from './vocabulary';

const key = (name: string) => `feedback.validation.${name}` as const;

const text = z
  .string({ error: key('missing') })
  .trim()
  .max(MAX_FEEDBACK, { error: key('tooLong') });

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
