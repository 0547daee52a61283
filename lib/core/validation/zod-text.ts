import * as z from 'zod';
import { isId } from './ids';

/** Limits of a text and the translation keys of its errors. */
export interface TextRule {
  max: number;
  tooLong: string;
  invalid: string;
}

/** Controls and bidirectional overrides: never typed on purpose, and the latter can disguise what stands beside them. */
const UNWANTED = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
const UNWANTED_BUT_BREAKS = /(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
/** Half a character: PostgreSQL would refuse the whole row. */
const LONE_SURROGATE = /\p{Surrogate}/u;
/** Something that leaves ink; a name of zero-width characters would be an invisible link. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text this many times too long is refused before it is cleaned: no expression sees more. */
const UNCLEANED = 4;

const wellFormed = ({ max, tooLong, invalid }: TextRule) =>
  z
    .string({ error: invalid })
    .max(max * UNCLEANED, { error: tooLong, abort: true })
    .refine((text) => !LONE_SURROGATE.test(text), { error: invalid, abort: true });

// What is taken out may have stood between two spaces: they are collapsed after it.
const asLine = (text: string) =>
  text.replace(/\s+/g, ' ').replace(UNWANTED, '').normalize('NFC').replace(/ {2,}/g, ' ').trim();

const asParagraph = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNWANTED_BUT_BREAKS, '')
    .replace(/\n{3,}/g, '\n\n')
    .normalize('NFC')
    .trim();

const orNull = (text: string) => (VISIBLE.test(text) ? text : null);

/** One line that must say something; white space is collapsed, the text is NFC-normalised. */
export const requiredLine = (rule: TextRule & { missing: string }) =>
  wellFormed(rule)
    .overwrite(asLine)
    .max(rule.max, { error: rule.tooLong })
    .refine((text) => VISIBLE.test(text), { error: rule.missing });

/** One line; null when nothing is said. */
export const optionalLine = (rule: TextRule) =>
  wellFormed(rule).overwrite(asLine).max(rule.max, { error: rule.tooLong }).transform(orNull).nullable();

/** Several lines; null when nothing is said. */
export const optionalParagraph = (rule: TextRule) =>
  wellFormed(rule).overwrite(asParagraph).max(rule.max, { error: rule.tooLong }).transform(orNull).nullable();

/** Words that are looked for: what can't be in any text goes, and what is too long is cut, not refused. */
export const searchTerm = (max: number) =>
  z.string().transform((text) => asLine(text.slice(0, max * UNCLEANED)).slice(0, max));

/** A text of one form, whose length is checked before the expression runs. */
export const patternText = (pattern: RegExp, max: number, error: string) =>
  z.string({ error }).max(max, { error, abort: true }).regex(pattern, { error });

/** The id of something. */
export const idText = (error: string) => z.string({ error }).max(36, { error, abort: true }).refine(isId, { error });

/** HH:mm. */
export const timeOfDay = (error: string) => patternText(/^([01]\d|2[0-3]):[0-5]\d$/, 5, error);

/** Six digits that came by mail, in groups or not. */
export const mailedCode = (error: string) =>
  z
    .string({ error })
    .max(100, { error, abort: true })
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(patternText(/^\d{6}$/, 6, error));

/** HTML of the editor, only made storable here; lib/core/text/rich-text.ts decides which tags survive. */
export const richText = (rule: TextRule) =>
  wellFormed(rule).overwrite(asParagraph).max(rule.max, { error: rule.tooLong });

/** Turns the empty value of a form control into null before the schema sees it; `error` is the key for any other misfit. */
export const emptyAsNull = <Schema extends z.ZodType>(schema: Schema, error: string) =>
  z.union([z.literal('').transform(() => null), schema.nullable()], { error });
