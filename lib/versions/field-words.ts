import type { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/page-context/page-context';

export interface FieldWords {
  /** Translator for all namespaces of the page. */
  t: (key: string, values?: Record<string, string | number>) => string;
  reader: PageContext;
  nameOf: (memberId: string) => string | null;
}

/** Translator of all namespaces. Not type-checked, because the keys are data here. */
export const fieldTranslator = (t: unknown) => t as ReturnType<typeof useTranslations<never>> as FieldWords['t'];
