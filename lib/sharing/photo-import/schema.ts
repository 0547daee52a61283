import * as z from 'zod';
import { importFile } from '@/lib/collections/import-fields';
import { idText } from '@/lib/core/validation/zod-text';
import { MAX_PHOTOS } from './vocabulary';

const error = 'entries.validation.invalid';

export const photoImport = z.strictObject({
  ...importFile,
  importId: idText(error),
  /** Photos that the browser is about to upload. */
  files: z.int({ error }).min(1, { error }).max(MAX_PHOTOS, { error }),
});

export type PhotoImport = z.output<typeof photoImport>;
