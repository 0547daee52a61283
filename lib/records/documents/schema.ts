import * as z from 'zod';
import { importId } from '@/lib/collections/import-fields';
import { timelineQuery } from '@/lib/core/http/pagination';
import { idText } from '@/lib/core/validation/zod-text';
import { parentFields } from './vocabulary';

const invalid = 'entries.validation.invalid';

/** Generous, because overlong names are cut rather than refused (file-name.ts). */
const name = z.string({ error: invalid }).max(1000, { error: invalid });
const id = idText(invalid).optional();

const parents = { vetRecordId: id, vaccinationId: id, medicationId: id, expenseId: id };

const oneAtMost = (fields: Partial<Record<(typeof parentFields)[number], unknown>>) =>
  parentFields.filter((field) => fields[field] !== undefined).length <= 1;

export const documentFields = z
  .strictObject({ ...parents, name: name.optional(), importId })
  .refine(oneAtMost, { error: invalid, path: ['vetRecordId'] });

export const documentQuery = timelineQuery.extend(parents);

export const documentPatch = z.strictObject({ name: name.trim().min(1, { error: 'entries.validation.required' }) });

export type DocumentQuery = z.output<typeof documentQuery>;
export type DocumentPatch = z.output<typeof documentPatch>;
