import { joinIsolated } from '@/lib/core/i18n/isolate';
import type { Locale } from '@/lib/core/i18n/locales';
import type { Translator } from '@/lib/core/i18n/translate';
import { type AllergyCheck, type AllergyWarning, unknownAllergensOf } from './allergy-warning';

export function allergyWords(t: Translator, { allergen, severity }: AllergyWarning): string {
  return t('medications.allergy.to', { allergen, severity });
}

export function warningWords(t: Translator, locale: Locale, warning: AllergyWarning): string {
  const { basis, shared } = warning;
  return `${allergyWords(t, warning)}: ${t(`medications.allergy.${basis}`, { shared: shared?.[locale] ?? '' })}`;
}

export function confirmationWords(t: Translator, { reason }: AllergyWarning): string {
  return reason === null ? t('medications.allergy.unconfirmed') : t('medications.allergy.confirmed', { reason });
}

export function warningLine(t: Translator, locale: Locale, warning: AllergyWarning): string {
  return `${warningWords(t, locale, warning)} ${confirmationWords(t, warning)}`;
}

interface CheckedMedicine {
  name: string;
  allergyCheck: AllergyCheck;
}

/** Sorts medicines with conflicts first, because long lists are cut. */
export function sortWarnedFirst<Medicine extends CheckedMedicine>(medicines: readonly Medicine[]): Medicine[] {
  const rankOf = ({ allergyCheck }: Medicine) => (allergyCheck.conflicts.length > 0 ? 0 : 1);
  return medicines.toSorted((a, b) => rankOf(a) - rankOf(b));
}

export function notComparedWords(t: Translator, medicines: readonly CheckedMedicine[], withAllergens = true): string[] {
  const names = medicines.flatMap(({ name, allergyCheck: { unknownMedicine } }) => {
    if (unknownMedicine.length === 0) return [];
    const words = unknownMedicine.join(', ');
    return words === name ? [name] : [`${words} (${name})`];
  });
  const allergens = withAllergens ? unknownAllergensOf(medicines) : [];
  return [
    ...(names.length > 0 ? [t('medications.allergy.unknownMedicines', { names: joinIsolated(names, ', ') })] : []),
    ...(allergens.length > 0
      ? [t('medications.allergy.unknownAllergens', { names: joinIsolated(allergens, ', ') })]
      : []),
  ];
}
