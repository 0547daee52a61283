import { AllergyList } from '@/components/records/allergies/allergy-list';
import { ConditionList } from '@/components/records/conditions/condition-list';
import { MedicationSection } from '@/components/records/medications/medication-section';
import { TreatmentList } from '@/components/records/treatments/treatment-list';
import { VaccinationSection } from '@/components/records/vaccinations/vaccination-section';
import { VitalSection } from '@/components/records/vitals/vital-section';
import { WeightSection } from '@/components/records/weights/weight-section';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import { byParent } from '@/lib/records/documents/document';
import { isGiantDog } from '@/lib/records/weights/dog-size';
import type { WeightRange } from '@/lib/records/weights/vocabulary';
import { HealthDetail } from './health-detail';
import type { HealthPage } from './health-parts';

interface HealthRecordViewProps {
  record: HealthRecord;
  page: HealthPage;
  range: WeightRange;
  adding: 'vaccination' | 'weight' | null;
}

/** One page of the health record. */
export function HealthRecordView({ record, page, range, adding }: HealthRecordViewProps) {
  const { pet, weights, vaccinations, vitals, conditions, allergies, medications, doses, documents } = record;
  const { type, dateOfBirth } = pet;
  const grams = weights.items[0]?.grams ?? null;
  const sections = {
    allergies: <AllergyList petId={pet.id} first={allergies} />,
    conditions: <ConditionList petId={pet.id} first={conditions} />,
    medications: (
      <MedicationSection
        petId={pet.id}
        petName={pet.name}
        medications={medications}
        doses={doses}
        papers={byParent(documents, 'medicationId')}
      />
    ),
    treatments: <TreatmentList petId={pet.id} first={record.treatments} />,
    vaccinations: (
      <VaccinationSection
        pet={pet}
        vaccinations={vaccinations}
        papers={byParent(documents, 'vaccinationId')}
        adding={adding === 'vaccination'}
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
        range={range}
        adding={adding === 'weight'}
      />
    ),
    vitals: (
      <VitalSection
        petId={pet.id}
        subject={{ type, dateOfBirth, grams, giantBreed: isGiantDog(pet) }}
        vitals={vitals}
      />
    ),
  };
  return <HealthDetail pet={pet} page={page} sections={sections} />;
}
