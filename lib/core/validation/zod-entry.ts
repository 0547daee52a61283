import { messageWith } from '../i18n/field-message';
import { optionalLine, optionalParagraph, requiredLine } from './zod-text';

// Texts of an entry in a collection: what can be wrong with them has the same words everywhere.

const rule = (max: number) => ({
  max,
  tooLong: messageWith('entries.validation.tooLong', { max }),
  invalid: 'entries.validation.invalid',
});

/** One line that must say something. */
export const requiredEntryLine = (max: number) =>
  requiredLine({ ...rule(max), missing: 'entries.validation.required' });
/** One line; null when nothing is said. */
export const optionalEntryLine = (max: number) => optionalLine(rule(max));
/** Several lines; null when nothing is said. */
export const noteText = (max: number) => optionalParagraph(rule(max));
