import './health.css';
import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import type { PetState } from '@/lib/overviews/health/pet-state';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import { isEmptyRecord, vitalSubjectOf } from '@/lib/overviews/health/summary';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { hasTravelRules } from '@/lib/records/vaccinations/travel';
import { AllergiesTile } from './allergies-tile';
import { FoodTile } from './food-tile';
import { LabReportsTile } from './lab-reports-tile';
import { MeasuresTile } from './measures-tile';
import { MedicationTile } from './medication-tile';
import { SymptomsTile } from './symptoms-tile';
import { TreatmentsTile } from './treatments-tile';
import { VaccinationsTile } from './vaccinations-tile';
import { VitalsTile } from './vitals-tile';
import { WeightTile } from './weight-tile';

interface HealthSummaryProps {
  record: HealthRecord;
  state: PetState;
  planned: readonly PlannedVaccine[];
}

export function HealthSummary({ record, state, planned }: HealthSummaryProps) {
  const t = useTranslations('health.tiles');
  const { today } = usePageContext();
  const { pet, weights, vaccinations, medications, doses, treatments, vitals, allergies, conditions } = record;
  const petId = pet.id;
  const isAlive = pet.deceasedOn === null;
  const isEmpty = isEmptyRecord(record);
  return (
    <>
      {isEmpty ? (
        <div className="health-start">
          <p>{t('start')}</p>
          <p>{t('startHint')}</p>
        </div>
      ) : (
        <BriefLink petId={petId} />
      )}
      <ul className="health-tiles">
        <WeightTile pet={pet} weights={weights.items} state={state.kind === 'living' ? state.weight : null} />
        <VaccinationsTile petId={petId} doses={vaccinations.items} planned={planned} today={pet.deceasedOn ?? today} />
        <MedicationTile petId={petId} medications={medications.items} doses={doses} isAlive={isAlive} />
        <VitalsTile petId={petId} subject={vitalSubjectOf(record)} vitals={vitals.items} />
        <TreatmentsTile petId={petId} treatments={treatments.items} isAlive={isAlive} />
        <SymptomsTile petId={petId} symptoms={record.symptoms.items} />
        <LabReportsTile petId={petId} reports={record.labReports} />
        <MeasuresTile petId={petId} measures={record.measures} />
        {isAlive && (pet.type === 'dog' || pet.type === 'cat') ? <FoodTile petId={petId} /> : null}
        <AllergiesTile petId={petId} allergies={allergies.items} conditions={conditions.items} />
      </ul>
      {isAlive && hasTravelRules(pet.type) ? <TravelLink petId={petId} /> : null}
    </>
  );
}

function TravelLink({ petId }: { petId: string }) {
  const t = useTranslations('health.tiles');
  return (
    <Button asChild variant="outline" className="mt-4 print:hidden">
      <IntentLink href={paths.petTravel(petId)}>
        <Icon of="globe" />
        {t('travel')}
      </IntentLink>
    </Button>
  );
}

function BriefLink({ petId }: { petId: string }) {
  const t = useTranslations('health.tiles');
  return (
    <Button asChild variant="outline" className="health-brief">
      <IntentLink href={paths.petBrief(petId)}>
        <Icon of="clipboard-list" />
        {t('brief')}
      </IntentLink>
    </Button>
  );
}
