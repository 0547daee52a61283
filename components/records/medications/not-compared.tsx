import { useTranslations } from 'next-intl';
import { joinIsolated } from '@/lib/core/i18n/isolate';

export function NotCompared({ words }: { words: readonly string[] | undefined }) {
  const t = useTranslations('medications.allergy');
  if (words === undefined) return <p className="text-sm text-muted">{t('unchecked')}</p>;
  if (words.length === 0) return null;
  return (
    <p className="text-sm text-muted wrap-anywhere">{t('unknownMedicines', { names: joinIsolated(words, ', ') })}</p>
  );
}
