import type { Locale } from '@/lib/core/i18n/locales';

export const WORDS = 'checkPassport';

export const wordKeys = [
  'title',
  'description',
  'languages',
  'skip',
  'intro',
  'noscript',
  'camera',
  'picture',
  'address',
  'addressLabel',
  'check',
  'stopCamera',
  'pointCamera',
  'noCamera',
  'noReader',
  'noCode',
  'noPassport',
  'checking',
  'genuine',
  'genuineMark',
  'genuineText',
  'old',
  'oldMark',
  'oldStamp',
  'oldText',
  'oldShow',
  'oldDo',
  'changed',
  'changedMark',
  'changedStamp',
  'changedText',
  'changedDo',
  'changedDoScan',
  'unknown',
  'unknownMark',
  'unknownStamp',
  'unknownText',
  'unknownOffline',
  'unknownLine',
  'unknownNoList',
  'askAgain',
  'claims',
  'trust',
  'trustFailed',
  'revoked',
  'revokedStamp',
  'revokedText',
  'revokedDo',
  'revokedAsked',
  'whatToDo',
  'another',
  'isIt',
  'species',
  'breed',
  'born',
  'sex',
  'neutered',
  'colour',
  'chip',
  'noChip',
  'words',
  'vaccinations',
  'allergies',
  'medications',
  'none',
  'given',
  'until',
  'ended',
  'due',
  'noEnd',
  'left_vaccinations',
  'left_medications',
  'left_allergies',
  'source_typed',
  'source_owner',
  'source_carer',
  'source_document',
  'source_imported',
  'source_proposed',
  'source_confirmed',
  'source_other',
  'sourceBy',
  'sourceThrough',
  'askedOnline',
  'notAsked',
  'means',
  'signers',
  'signersText',
  'forget',
  'addSigner',
  'addSignerLabel',
  'add',
  'keep',
  'keepText',
  'kept',
  'keepFailed',
] as const;
export type WordKey = (typeof wordKeys)[number];

/** What the page finds beside its script, in one language: its texts, and names of what passports hold. */
export interface Words {
  texts: Record<WordKey, string>;
  /** By table and code. */
  names: Record<'type' | 'gender' | 'neutered' | 'frequency' | 'vaccine', Record<string, string>>;
}

export type AllWords = Record<Locale, Words>;

export const placeholders = ['issued', 'until', 'host', 'kid', 'day', 'count', 'what', 'by'] as const;
export type Values = Partial<Record<(typeof placeholders)[number], string>>;

/** Puts values into the braces of a text; values are never read as texts themselves. */
export function fill(text: string, values: Values = {}): string {
  return text.replace(/\{(\w{1,12})\}/g, (whole, name: keyof Values) => values[name] ?? whole);
}
