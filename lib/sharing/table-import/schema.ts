import * as z from 'zod';
import { idText } from '@/lib/core/validation/zod-text';
import { tableKinds } from './kinds';
import { tableLimits } from './vocabulary';

const error = 'entries.validation.invalid';
const collection = z.enum(tableKinds, { error });

export const tableBody = z.strictObject({
  collection,
  entries: z
    .array(
      z.strictObject({
        line: z.int({ error }).min(1, { error }),
        /** Checked by the collection, so that one wrong entry does not refuse the others. */
        entry: z.record(z.string(), z.unknown(), { error }),
        /** Identifies an event of a calendar. */
        uid: z.string({ error }).min(1, { error }).max(tableLimits.uid, { error }).optional(),
      }),
      { error },
    )
    .min(1, { error })
    .max(tableLimits.entries, { error }),
  rehearsal: z.boolean({ error }).default(false),
  /** New rows in earlier parts of the table, which a rehearsal did not store. */
  earlierRows: z.int({ error }).min(0, { error }).max(tableLimits.rows, { error }).default(0),
  /** True to store unlikely values too. */
  confirmed: z.boolean({ error }).default(false),
});

export const tableUndo = z.strictObject({
  collection,
  ids: z.array(idText(error), { error }).min(1, { error }).max(tableLimits.entries, { error }),
});

export type TableBody = z.output<typeof tableBody>;
export type TableUndo = z.output<typeof tableUndo>;
