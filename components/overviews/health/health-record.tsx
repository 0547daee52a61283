import { useLocale, useTranslations } from 'next-intl';
import { LateAllergyList } from '@/components/records/allergies/late-allergy-list';
import { LateConditionList } from '@/components/records/conditions/late-condition-list';
import { AnalyteSection } from '@/components/records/lab-reports/analyte-section';
import { LabReportSection } from '@/components/records/lab-reports/lab-report-section';
import { MeasurePage } from '@/components/records/measures/measure-page';
import { MeasureSection } from '@/components/records/measures/measure-section';
import { MedicationSection } from '@/components/records/medications/medication-section';
import { SymptomSection } from '@/components/records/symptoms/symptom-section';
import { LateTreatmentList } from '@/components/records/treatments/late-treatment-list';
import { VaccinationSection } from '@/components/records/vaccinations/vaccination-section';
import { VitalSection } from '@/components/records/vitals/vital-section';
import { WeightSection } from '@/components/records/weights/weight-section';
import { TableLink } from '@/components/sharing/table-import/table-link';
import { ClientContext } from '@/components/shell/client-context';
import { languageOf } from '@/lib/core/i18n/locales';
import { chartEvents } from '@/lib/overviews/health/chart-events';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import { vitalSubjectOf } from '@/lib/overviews/health/summary';
import { byParent } from '@/lib/records/documents/document';
import { readRange } from '@/lib/records/weights/vocabulary';
import { tableKinds } from '@/lib/sharing/table-import/kinds';
import { HealthDetail } from './health-detail';
import { type HealthPage, type HealthQuery, sectionsOf, wordsOf } from './health-parts';

interface HealthRecordViewProps {
  record: HealthRecord;
  page: HealthPage;
  query: HealthQuery;
}

export function HealthRecordView({ record, page, query }: HealthRecordViewProps) {
  const { pet, weights, vaccinations, vitals, conditions, allergies, medications, doses, documents } = record;
  const { type, dateOfBirth } = pet;
  const visit = useTranslations('health.booklet')('visit');
  const events = chartEvents(record, { locale: languageOf(useLocale()), visit });
  const sections = {
    allergies: <LateAllergyList petId={pet.id} type={pet.type} first={allergies} />,
    conditions: <LateConditionList petId={pet.id} first={conditions} />,
    medications: (
      <MedicationSection
        petId={pet.id}
        petName={pet.name}
        medications={medications}
        doses={doses}
        papers={byParent(documents, 'medicationId')}
        adding={query.new === 'medication'}
      />
    ),
    treatments: <LateTreatmentList petId={pet.id} first={record.treatments} />,
    vaccinations: (
      <VaccinationSection
        pet={pet}
        vaccinations={vaccinations}
        papers={byParent(documents, 'vaccinationId')}
        adding={query.new === 'vaccination'}
      />
    ),
    weights: (
      <WeightSection
        petId={pet.id}
        petName={pet.name}
        type={type}
        gender={pet.gender}
        breed={pet.breed}
        dateOfBirth={dateOfBirth}
        deceasedOn={pet.deceasedOn}
        goal={pet.weightGoal}
        weights={weights}
        range={readRange(query.range)}
        events={events}
        adding={query.new === 'weight'}
      />
    ),
    'lab-reports': <LabPart record={record} analyteKey={page === 'analyte' ? String(query.key) : null} />,
    measures: <MeasurePart record={record} page={page} query={query} />,
    symptoms: <SymptomSection petId={pet.id} symptoms={record.symptoms} />,
    vitals: <VitalSection petId={pet.id} subject={vitalSubjectOf(record)} vitals={vitals} />,
  };
  const importedKind = page === 'weights' ? undefined : tableKinds.find((kind) => kind === page);
  return (
    <ClientContext namespaces={['entries', 'documents', 'sources', ...sectionsOf[page].map(wordsOf)]}>
      <HealthDetail pet={pet} page={page} sections={sections} />
      {importedKind ? <TableLink petId={pet.id} kind={importedKind} /> : null}
    </ClientContext>
  );
}

function LabPart({ record, analyteKey }: Pick<HealthRecordViewProps, 'record'> & { analyteKey: string | null }) {
  const { pet, labReports } = record;
  if (analyteKey === null) return <LabReportSection petId={pet.id} reports={labReports} />;
  return <AnalyteSection analyteKey={analyteKey} reports={labReports.items} />;
}

function MeasurePart({ record, page, query }: HealthRecordViewProps) {
  const { pet, measures } = record;
  if (page !== 'measure') return <MeasureSection petId={pet.id} measures={measures} />;
  return <MeasurePage petId={pet.id} measure={measures[0]} day={query.day} />;
}
