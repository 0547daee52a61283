import * as z from 'zod';
import { importFile } from '@/lib/collections/import-fields';
import { tableKinds } from './kinds';
import { tableLimits } from './vocabulary';

const error = 'entries.validation.invalid';

export const tableBody = z.strictObject({
  ...importFile,
  collection: z.enum(tableKinds, { error }),
  entries: z
    .array(
      z.strictObject({
        line: z.int({ error }).min(1, { error }),
        /** Checked by the collection, so that one wrong entry does not refuse the others. */
        entry: z.record(z.string(), z.unknown(), { error }),
        uid: z.string({ error }).min(1, { error }).max(tableLimits.uid, { error }).optional(),
      }),
      { error },
    )
    .min(1, { error })
    .max(tableLimits.entries, { error }),
  rehearsal: z.boolean({ error }).default(false),
  /** New rows in earlier parts of the table, which a rehearsal did not store. */
  earlierRows: z.int({ error }).min(0, { error }).max(tableLimits.rows, { error }).default(0),
  /** New rows in all parts of the table. Undefined if this is the only part. */
  newRows: z.int({ error }).min(1, { error }).max(tableLimits.rows, { error }).optional(),
  /** True to store unlikely values too. */
  confirmed: z.boolean({ error }).default(false),
});

export type TableBody = z.output<typeof tableBody>;
