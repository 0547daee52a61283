'use client';

import { useTranslations } from 'next-intl';
import { usePageContext, useRings } from '#page-context';
import { type FieldWords, fieldTranslator } from '@/lib/versions/field-words';
import type { OpenVersions } from './use-versions';
import { type OtherWriter, useWriterOf } from './writer-of';

function useFieldWords(): FieldWords {
  const rings = useRings();
  return {
    t: fieldTranslator(useTranslations()),
    reader: usePageContext(),
    nameOf: (memberId) => rings.find(({ id }) => id === memberId)?.name ?? null,
  };
}

function plainText(html: string): string {
  const lines = html.replace(/<br\s*\/?>|<\/(?:p|li)>/g, '\n');
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent.trim();
}

export function useVersionTexts({ error: { versions }, fields }: OpenVersions) {
  const words = useFieldWords();
  const mine = { ...versions.opened, ...versions.changes };
  const textOf = (name: string, item: Readonly<Record<string, unknown>>): string => {
    const field = fields[name];
    const text = (field?.show ? field.show(item, words) : String(item[name] ?? '')) ?? '';
    return field?.joins === 'richText' ? plainText(text) : text;
  };
  return {
    labelOf: (name: string) => words.t(fields[name]?.label ?? ''),
    mineOf: (name: string) => textOf(name, mine),
    theirsOf: (name: string) => textOf(name, versions.current),
  };
}

/** Writer of the other version: another person, or the reader on another screen. */
export function useOtherWriter({ error: { versions } }: OpenVersions): OtherWriter {
  const t = useTranslations('versions');
  const other = useWriterOf()(versions.current);
  return other.isReader ? { ...other, name: t('elsewhere') } : other;
}
