import { optionalEntryLine } from '@/lib/core/validation/zod-entry';
import { idText } from '@/lib/core/validation/zod-text';

export const MAX_FILE_NAME = 255;

/** Id created by the device, the same in all requests of an import. */
export const importId = idText('entries.validation.invalid').optional();

export const importFile = { importId, fileName: optionalEntryLine(MAX_FILE_NAME).default(null) };
