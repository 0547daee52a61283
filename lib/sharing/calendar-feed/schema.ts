import * as z from 'zod';
import { idText } from '@/lib/core/validation/zod-text';
import { feedKinds } from './vocabulary';

const error = 'entries.validation.invalid';

/** Null `petId` and empty `kinds` mean all. */
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
