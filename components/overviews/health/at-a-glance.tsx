import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { AllergyWarnings } from '@/components/records/medications/allergy-warnings';
import { StepLines } from '@/components/records/medications/step-lines';
import { paths } from '@/lib/core/config/paths';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import { currentMedications, dosageOn, upcomingSteps } from '@/lib/records/medications/plan';
import { GlanceEntry } from './glance-entry';

/** Current medications and open conditions, which have no page in the booklet. */
export function AtAGlance({ record }: { record: HealthRecord }) {
  const t = useTranslations('health.glance');
  const { today } = usePageContext();
  const medications = currentMedications(record.medications.items, today);
  const conditions = record.conditions.items.filter(({ status }) => status !== 'resolved');
  if (medications.length + conditions.length === 0) return null;
  return (
    <dl className="glance">
      {medications.length > 0 ? (
        <GlanceEntry label={t('medication')} href={paths.petHealth(record.pet.id, 'medications')}>
          {medications.map((one) => (
            <div key={one.id}>
              <p>{joinIsolated([one.name, dosageOn(one, today)], ', ')}</p>
              <StepLines steps={upcomingSteps(one, today)} />
              <AllergyWarnings warnings={one.allergyCheck.conflicts} />
            </div>
          ))}
        </GlanceEntry>
      ) : null}
      {conditions.length > 0 ? (
        <GlanceEntry label={t('conditions')} href={paths.petHealth(record.pet.id, 'conditions')}>
          {conditions.map(({ id, name }) => (
            <p key={id} dir="auto">
              {name}
            </p>
          ))}
        </GlanceEntry>
      ) : null}
    </dl>
  );
}
