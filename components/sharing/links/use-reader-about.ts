import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { ageInWords } from '@/components/records/pets/age';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatWeight } from '@/lib/records/weights/units';
import type { SharedView } from '@/lib/sharing/links/shared-view';

export function useReaderAbout({ pet, weights, today }: SharedView): string {
  const t = useTranslations('pets');
  const { locale } = usePageContext();
  const [last] = weights?.items ?? [];
  const age = pet.dateOfBirth && ageInWords(t, pet.dateOfBirth, pet.deceasedOn ?? today);
  const weight = weights && last && formatWeight(last.grams, weights.unit, locale);
  return joinIsolated([pet.breed ?? t(`type.${pet.type}`), age, weight], ', ');
}
