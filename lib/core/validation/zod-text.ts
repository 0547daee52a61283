import * as z from 'zod';
import { hasSitterMark, looksLikeAddress, spaceAbbreviations } from '../text/addresses';
import { isId } from './ids';
import { plainCode } from './mailed-code';

export interface TextRule {
  max: number;
  tooLong: string;
  invalid: string;
}

/** Control characters and bidirectional overrides, which nobody types on purpose and which can disguise text. */
const UNWANTED = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
const BIDI_MARKS = /[\u061C\u200E\u200F]/gu;
const UNWANTED_BUT_BREAKS = /(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
/** PostgreSQL rejects lone surrogates. */
const LONE_SURROGATE = /\p{Surrogate}/u;
/** Requires a visible character: a name of zero-width characters would be an invisible link. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const MAX_RAW_LENGTH = 4;

const wellFormed = ({ max, tooLong, invalid }: TextRule) =>
  z
    .string({ error: invalid })
    .max(max * MAX_RAW_LENGTH, { error: tooLong, abort: true })
    .refine((text) => !LONE_SURROGATE.test(text), { error: invalid, abort: true });

// Collapses spaces again, because a removed character may have stood between two spaces.
const asLine = (text: string) =>
  text.replace(/\s+/g, ' ').replace(UNWANTED, '').normalize('NFC').replace(/ {2,}/g, ' ').trim();

const asName = (text: string) => spaceAbbreviations(asLine(text.replace(BIDI_MARKS, '')));

const asParagraph = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNWANTED_BUT_BREAKS, '')
    .replace(/\n{3,}/g, '\n\n')
    .normalize('NFC')
    .trim();

const orNull = (text: string) => (VISIBLE.test(text) ? text : null);

export const requiredLine = (rule: TextRule & { missing: string }, clean = asLine) =>
  wellFormed(rule)
    .overwrite(clean)
    .max(rule.max, { error: rule.tooLong })
    .refine((text) => VISIBLE.test(text), { error: rule.missing });

/** Refuses names that look like an email address, because readers see names next to addresses that we verified. */
const isPlainName = (text: string) => !looksLikeAddress(text) && !hasSitterMark(text);

type NameRule = TextRule & { address: string };

export const requiredName = (rule: NameRule & { missing: string }) =>
  requiredLine(rule, asName).refine(isPlainName, { error: rule.address });

export const optionalLine = (rule: TextRule) =>
  wellFormed(rule).overwrite(asLine).max(rule.max, { error: rule.tooLong }).transform(orNull).nullable();

export const optionalName = (rule: NameRule) =>
  wellFormed(rule)
    .overwrite(asName)
    .max(rule.max, { error: rule.tooLong })
    .refine(isPlainName, { error: rule.address })
    .transform(orNull)
    .nullable();

export const optionalParagraph = (rule: TextRule) =>
  wellFormed(rule).overwrite(asParagraph).max(rule.max, { error: rule.tooLong }).transform(orNull).nullable();

export const searchTerm = (max: number) =>
  z.string().transform((text) => asLine(text.slice(0, max * MAX_RAW_LENGTH)).slice(0, max));

export const patternText = (pattern: RegExp, max: number, error: string) =>
  z.string({ error }).max(max, { error, abort: true }).regex(pattern, { error });

export const idText = (error: string) => z.string({ error }).max(36, { error, abort: true }).refine(isId, { error });

export const timeOfDay = (error: string) => patternText(/^([01]\d|2[0-3]):[0-5]\d$/, 5, error);

export const mailedCode = (error: string) =>
  z
    .string({ error })
    .max(100, { error, abort: true })
    .transform(plainCode)
    .pipe(patternText(/^\d{6}$/, 6, error));

/** May be empty. */
export const paragraph = (rule: TextRule) =>
  wellFormed(rule).overwrite(asParagraph).max(rule.max, { error: rule.tooLong });

/** Only makes HTML storable. lib/core/text/rich-text.ts decides which tags remain. */
export const richText = (rule: TextRule) => paragraph(rule);

export const emptyAsNull = <Schema extends z.ZodType>(schema: Schema, error: string) =>
  z.union([z.literal('').transform(() => null), schema.nullable()], { error });

export const currentPassword = (error: string) => z.string({ error }).min(1, { error }).max(1000, { error });
