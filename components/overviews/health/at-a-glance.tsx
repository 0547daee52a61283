import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { AllergyWarnings } from '@/components/records/medications/allergy-warnings';
import { Card, CardTitle } from '@/components/ui/card';
import { paths } from '@/lib/core/config/paths';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import { currentMedications } from '@/lib/records/medications/plan';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { DueVaccines } from './due-vaccines';
import { GlanceEntry } from './glance-entry';
import { LatestWeight } from './latest-weight';

interface AtAGlanceProps {
  record: HealthRecord;
  planned: readonly PlannedVaccine[];
}

export function AtAGlance({ record, planned }: AtAGlanceProps) {
  const t = useTranslations('health');
  const { today } = useReader();
  const { pet } = record;
  const link = (part: string) => `${paths.petHealth(pet.id)}#${part}`;
  const medications = currentMedications(record.medications.items, today);
  const conditions = record.conditions.items.filter(({ status }) => status !== 'resolved');
  return (
    <Card>
      <CardTitle className="mb-1">{t('glance.title')}</CardTitle>
      <dl className="divide-y divide-line">
        <DueVaccines record={record} planned={planned} href={link('vaccinations')} />
        <LatestWeight weights={record.weights} href={link('weights')} />
        <GlanceEntry
          label={t('glance.medication')}
          href={link('medications')}
          none={medications.length === 0 && t('glance.noMedication')}
        >
          {medications.map(({ id, name, dosage, allergyCheck }) => (
            <div key={id}>
              <p>{joinIsolated([name, dosage], ', ')}</p>
              <AllergyWarnings warnings={allergyCheck.conflicts} />
            </div>
          ))}
        </GlanceEntry>
        <GlanceEntry
          label={t('glance.conditions')}
          href={link('conditions')}
          none={conditions.length === 0 && t('glance.noConditions')}
        >
          {conditions.map(({ id, name }) => (
            <p key={id} dir="auto">
              {name}
            </p>
          ))}
        </GlanceEntry>
      </dl>
    </Card>
  );
}
