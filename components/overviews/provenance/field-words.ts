import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { plainText } from '@/lib/core/text/plain-text';
import { fieldTranslator } from '@/lib/versions/field-words';
import type { AnyFields, Values } from '@/lib/versions/merge';

export function useFieldWords(fields: AnyFields) {
  const words = { t: fieldTranslator(useTranslations()), reader: usePageContext(), nameOf: () => null };
  return {
    labelOf: (name: string) => words.t(fields[name]?.label ?? ''),
    textOf(name: string, values: Values): string {
      const field = fields[name];
      const text = (field?.show ? field.show(values, words) : String(values[name] ?? '')) ?? '';
      return field?.joins === 'richText' ? plainText(text) : text;
    },
  };
}
