import { useTranslations } from 'next-intl';
import { AllergyList } from '@/components/records/allergies/allergy-list';
import { ConditionList } from '@/components/records/conditions/condition-list';
import { MedicationSection } from '@/components/records/medications/medication-section';
import { TreatmentList } from '@/components/records/treatments/treatment-list';
import { VaccinationSection } from '@/components/records/vaccinations/vaccination-section';
import { VitalSection } from '@/components/records/vitals/vital-section';
import { WeightSection } from '@/components/records/weights/weight-section';
import { dayIn, latestDay } from '@/lib/core/time/dates';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import { byParent } from '@/lib/records/documents/document';
import { isGiantDog } from '@/lib/records/weights/dog-size';
import type { WeightRange } from '@/lib/records/weights/vocabulary';
import { HealthContents } from './health-contents';
import { healthParts } from './health-parts';
import { HealthSection } from './health-section';

interface Reader {
  timeZone: string | null;
  weightUnit: 'kg' | 'lb';
  temperatureUnit: 'c' | 'f';
}

interface HealthRecordViewProps {
  record: HealthRecord;
  viewer: Reader;
  range: WeightRange;
  at: Date;
  adding: 'vaccination' | 'weight' | null;
}

export function HealthRecordView({ record, viewer, range, at, adding }: HealthRecordViewProps) {
  const t = useTranslations();
  const { pet, weights, vaccinations, vitals, conditions, allergies, medications, doses, documents } = record;
  const { type, dateOfBirth } = pet;
  const grams = weights.items[0]?.grams ?? null;
  const { timeZone } = viewer;
  const today = dayIn(at, timeZone ?? 'UTC');
  const latest = latestDay(at);
  const sections = {
    allergies: <AllergyList petId={pet.id} first={allergies} />,
    conditions: <ConditionList petId={pet.id} first={conditions} latest={latest} />,
    medications: (
      <MedicationSection
        petId={pet.id}
        petName={pet.name}
        medications={medications}
        doses={doses}
        papers={byParent(documents, 'medicationId')}
        timeZone={timeZone}
        at={at.toISOString()}
      />
    ),
    treatments: (
      <TreatmentList
        petId={pet.id}
        first={record.treatments}
        latest={latest}
        timeZone={timeZone ?? 'UTC'}
        unit={viewer.weightUnit}
      />
    ),
    vaccinations: (
      <VaccinationSection
        pet={pet}
        vaccinations={vaccinations}
        papers={byParent(documents, 'vaccinationId')}
        today={today}
        latest={latest}
        adding={adding === 'vaccination'}
      />
    ),
    weights: (
      <WeightSection
        petId={pet.id}
        petName={pet.name}
        type={type}
        breed={pet.breed}
        dateOfBirth={dateOfBirth}
        deceasedOn={pet.deceasedOn}
        goal={pet.weightGoal}
        weights={weights}
        unit={viewer.weightUnit}
        timeZone={timeZone}
        range={range}
        today={today}
        at={at.toISOString()}
        adding={adding === 'weight'}
      />
    ),
    vitals: (
      <VitalSection
        petId={pet.id}
        subject={{ type, dateOfBirth, grams, giantBreed: isGiantDog(pet) }}
        vitals={vitals}
        latest={latest}
        timeZone={timeZone ?? 'UTC'}
        unit={viewer.temperatureUnit}
      />
    ),
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <HealthContents />
      {healthParts.map((part) => (
        <HealthSection key={part} id={part} title={t(`${part}.title`)}>
          {sections[part]}
        </HealthSection>
      ))}
    </div>
  );
}
