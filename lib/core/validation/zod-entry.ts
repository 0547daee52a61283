import { messageWith } from '../i18n/field-message';
import { optionalLine, optionalParagraph, requiredLine } from './zod-text';

const rule = (max: number) => ({
  max,
  tooLong: messageWith('entries.validation.tooLong', { max }),
  invalid: 'entries.validation.invalid',
});

export const requiredEntryLine = (max: number) =>
  requiredLine({ ...rule(max), missing: 'entries.validation.required' });
export const optionalEntryLine = (max: number) => optionalLine(rule(max));
export const noteText = (max: number) => optionalParagraph(rule(max));
