import { useLocale, useTranslations } from 'next-intl';
import { OptionalSourceMark } from '@/components/ornaments/source-mark';
import { Card } from '@/components/ui/card';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatDay } from '@/lib/core/time/dates';
import type { SharedPastMedication, SharedView } from '@/lib/sharing/links/shared-view';
import { Conditions, Group, SharedTreatments } from './shared-alerts';

export function VetPast({ view }: { view: SharedView }) {
  const t = useTranslations('sharedPet');
  const { pastMedications, resolvedConditions, treatments } = view;
  if (!pastMedications && !resolvedConditions && !treatments) return null;
  return (
    <Card>
      {pastMedications ? (
        <Group title={t('pastMedication')} none={pastMedications.length === 0 && t('noPastMedication')}>
          {pastMedications.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same medicine may have been given twice
            <PastMedicine key={index} medication={one} />
          ))}
        </Group>
      ) : null}
      {resolvedConditions && resolvedConditions.length > 0 ? (
        <Conditions conditions={resolvedConditions} title={t('resolvedConditions')} />
      ) : null}
      <SharedTreatments view={view} />
    </Card>
  );
}

function PastMedicine({ medication }: { medication: SharedPastMedication }) {
  const t = useTranslations('medications');
  const sharedPetText = useTranslations('sharedPet');
  const locale = useLocale();
  const { name, dosage, lastDosage, startsOn, lastDay, reason, source } = medication;
  const [from, to] = [formatDay(startsOn, locale, 'medium'), formatDay(lastDay, locale, 'medium')];
  const about = [
    dosage,
    lastDosage && sharedPetText('lastDosage', { dosage: lastDosage }),
    startsOn === lastDay ? from : sharedPetText('period', { from, to }),
    reason && t('forReason', { reason }),
  ];
  return (
    <li>
      <span dir="auto" className="font-medium wrap-anywhere">
        {name}
      </span>{' '}
      <span className="text-sm text-muted wrap-anywhere">{joinIsolated(about, ' · ')}</span>{' '}
      <OptionalSourceMark of={source} />
    </li>
  );
}
