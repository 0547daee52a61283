import { useLocale } from 'next-intl';
import { languageOf } from '@/lib/core/i18n/locales';

export function AnswerHidden({ values }: { values: Readonly<Record<string, string>> }) {
  const language = languageOf(useLocale());
  return (
    <>
      {Object.entries({ ...values, lng: language }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
