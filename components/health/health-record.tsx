import { useTranslations } from 'next-intl';
import { AllergyList } from '@/components/allergies/allergy-list';
import { ConditionList } from '@/components/conditions/condition-list';
import { VitalSection } from '@/components/vitals/vital-section';
import type { HealthRecord } from '@/lib/health/queries';
import { HealthContents } from './health-contents';
import { HealthSection } from './health-section';

/** How its owner counts and tells the time. */
export interface Reader {
  /** IANA name; null until their browser has told one. */
  timeZone: string | null;
  weightUnit: 'kg' | 'lb';
  temperatureUnit: 'c' | 'f';
}

interface HealthRecordViewProps {
  record: HealthRecord;
  viewer: Reader;
  /** The last day that something can have happened. */
  latest: string;
}

/** The health of a pet, part by part, as a vet would go through it. */
export function HealthRecordView({ record, viewer, latest }: HealthRecordViewProps) {
  const t = useTranslations();
  const { pet, weights, vitals, allergies, conditions } = record;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <HealthContents />
      <HealthSection id="vitals" title={t('vitals.title')}>
        <VitalSection
          petId={pet.id}
          subject={{ type: pet.type, dateOfBirth: pet.dateOfBirth, grams: weights.items[0]?.grams ?? null }}
          vitals={vitals}
          latest={latest}
          timeZone={viewer.timeZone ?? 'UTC'}
          unit={viewer.temperatureUnit}
        />
      </HealthSection>
      <HealthSection id="allergies" title={t('allergies.title')}>
        <AllergyList petId={pet.id} first={allergies} />
      </HealthSection>
      <HealthSection id="conditions" title={t('conditions.title')}>
        <ConditionList petId={pet.id} first={conditions} latest={latest} />
      </HealthSection>
    </div>
  );
}
