import * as z from 'zod';
import { idText } from '@/lib/core/validation/zod-text';
import { feedKinds } from './vocabulary';

const error = 'entries.validation.invalid';

/** What the calendar is told of: one pet or all (null), some kinds or all (none named), and whether it names medicines. */
export const feedInput = z.strictObject({
  petId: idText(error).nullable().default(null),
  kinds: z
    .array(z.enum(feedKinds, { error }), { error })
    .max(feedKinds.length, { error })
    .transform((kinds) => feedKinds.filter((kind) => kinds.includes(kind)))
    .default([]),
  namesMedicines: z.boolean({ error }).default(false),
});

export type FeedInput = z.output<typeof feedInput>;
