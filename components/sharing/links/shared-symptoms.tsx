import { useLocale, useTranslations } from 'next-intl';
import { useFrequencyWords } from '@/components/records/symptoms/symptom-words';
import { formatDay } from '@/lib/core/time/dates';
import type { CountedSymptoms } from '@/lib/records/symptoms/frequency';
import { SharedCard, SharedList } from './shared-card';

export function SharedSymptoms({ symptoms: { from, list } }: { symptoms: CountedSymptoms }) {
  const t = useTranslations('symptoms');
  const locale = useLocale();
  const words = useFrequencyWords();
  if (list.length === 0) return null;
  return (
    <SharedCard title={t('title')}>
      <p className="text-sm text-muted">{t('frequency', { date: formatDay(from, locale, 'medium') })}</p>
      <SharedList>
        {list.map((frequency) => (
          <li key={frequency.kind}>
            <p className="font-medium">{t(`kinds.${frequency.kind}`)}</p>
            <p className="text-sm">{words(frequency)}</p>
          </li>
        ))}
      </SharedList>
    </SharedCard>
  );
}
