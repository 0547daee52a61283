import { useTranslations } from 'next-intl';
import { AllergyList } from '@/components/allergies/allergy-list';
import { ConditionList } from '@/components/conditions/condition-list';
import type { HealthRecord } from '@/lib/health/queries';
import { HealthContents } from './health-contents';
import { HealthSection } from './health-section';

interface HealthRecordViewProps {
  record: HealthRecord;
  /** The last day that something can have happened. */
  latest: string;
}

/** The health of a pet, part by part, as a vet would go through it. */
export function HealthRecordView({ record, latest }: HealthRecordViewProps) {
  const t = useTranslations();
  const { pet, allergies, conditions } = record;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <HealthContents />
      <HealthSection id="allergies" title={t('allergies.title')}>
        <AllergyList petId={pet.id} first={allergies} />
      </HealthSection>
      <HealthSection id="conditions" title={t('conditions.title')}>
        <ConditionList petId={pet.id} first={conditions} latest={latest} />
      </HealthSection>
    </div>
  );
}
