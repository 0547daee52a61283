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
    <ul className="my-1 grid gap-1.5 rounded-control border-2 border-danger bg-danger-soft px-3 py-2 text-danger">
      {warnings.map((warning, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two allergies may read the same
        <li key={index} className="flex gap-2">
          <Icon of="triangle-alert" className="mt-0.5 size-5 shrink-0" />
          <div className="min-w-0 wrap-anywhere">
            <p className="font-medium">{warningWords(t, language, warning)}</p>
            <p className="text-sm whitespace-pre-line">{confirmationWords(t, warning)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
