import * as z from 'zod';
import { importFile } from '@/lib/collections/import-fields';
import { importLimits } from './vocabulary';

const error = 'entries.validation.invalid';

export const importFields = z.strictObject({
  ...importFile,
  rehearsal: z
    .enum(['true', 'false'], { error })
    .default('false')
    .transform((text) => text === 'true'),
  /** Photos and documents that the browser is about to add. */
  files: z.coerce
    .number({ error })
    .int({ error })
    .min(0, { error })
    .max(importLimits.archiveFiles, { error })
    .default(0),
});
