import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { languageOf } from '@/lib/core/i18n/locales';
import type { AllergyWarning } from '@/lib/records/medications/allergy-warning';
import { confirmationWords, warningWords } from '@/lib/records/medications/warning-words';

export function AllergyWarnings({ warnings }: { warnings: readonly AllergyWarning[] }) {
  const t = useTranslations();
  const language = languageOf(useLocale());
  if (warnings.length === 0) return null;
  return (
    <ul className="allergy-warnings">
      {warnings.map((warning, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two allergies may read the same
        <li key={index}>
          <Icon of="triangle-alert" />
          <div>
            <p>{warningWords(t, language, warning)}</p>
            <p className="confirmed">{confirmationWords(t, warning)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
