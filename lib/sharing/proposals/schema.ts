import * as z from 'zod';
import { messageWith } from '@/lib/core/i18n/field-message';
import { noteText } from '@/lib/core/validation/zod-entry';
import { idText, optionalName, requiredName } from '@/lib/core/validation/zod-text';
import { answerLimits, CODE_DIGITS, typedCollections } from './vocabulary';

const error = 'entries.validation.invalid';
const missing = 'entries.validation.required';

const rule = (max: number) => ({
  ...{ max, tooLong: messageWith('entries.validation.tooLong', { max }), invalid: error },
  address: 'entries.validation.nameAddress',
});
const line = (max: number) => requiredName({ ...rule(max), missing });

export const readerInput = z.strictObject({
  name: line(answerLimits.name),
  clinic: line(answerLimits.clinic),
  licence: optionalName(rule(answerLimits.licence)).default(null),
});
export type ReaderInput = z.output<typeof readerInput>;

const about = {
  kind: z.enum(typedCollections, { error }),
  entry: z.record(z.string().max(40), z.unknown(), { error }).default({}),
  confirms: idText(error).optional(),
  corrects: idText(error).optional(),
};

export const proposalInput = z
  .strictObject({ ...about, by: readerInput })
  .refine(({ confirms, corrects }) => confirms === undefined || corrects === undefined, {
    path: ['corrects'],
    error,
  });

export const acceptInput = z.strictObject({ confirmed: z.boolean({ error }).default(false) });
export const declineInput = z.strictObject({ word: noteText(answerLimits.word).default(null) });

export const answerCode = new RegExp(`^\\d{${CODE_DIGITS}}$`);

export type AcceptInput = z.output<typeof acceptInput>;
export type DeclineInput = z.output<typeof declineInput>;
