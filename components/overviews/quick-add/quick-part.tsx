'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { useCreatedToast } from '@/components/collections/created-toast';
import { FormLoading } from '@/components/loading/form-loading';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { lazyPart } from '@/components/loading/lazy-part';
import { MissingForm } from '@/components/loading/missing-form';
import { leaveSheets } from '@/lib/browser/page/sheet-history';
import { paths } from '@/lib/core/config/paths';
import { nameIn } from '@/lib/core/text/name-in';
import type { QuickPet } from '@/lib/overviews/quick-add/quick-pet';
import { removeCreated } from '@/lib/records/appointments/client';
import { labReportsClient } from '@/lib/records/lab-reports/client';
import { routinesClient } from '@/lib/records/routines/client';
import { symptomsClient } from '@/lib/records/symptoms/client';
import { vaccinationsClient } from '@/lib/records/vaccinations/client';
import { vetRecordsClient } from '@/lib/records/vet-records/client';
import { QuickDoses } from './quick-doses';
import { useSaved } from './use-saved';

export type PartName =
  | 'weight'
  | 'dose'
  | 'vaccination'
  | 'visit'
  | 'symptom'
  | 'labReport'
  | 'reading'
  | 'appointment'
  | 'routine';

const WeightEntry = lazyPart(async () => (await import('@/components/records/weights/weight-entry')).WeightEntry);
const VaccinationForm = lazyPart(
  async () => (await import('@/components/records/vaccinations/vaccination-form')).VaccinationForm,
);
const VetRecordForm = lazyPart(
  async () => (await import('@/components/records/vet-records/vet-record-form')).VetRecordForm,
);
const AppointmentForm = lazyPart(
  async () => (await import('@/components/records/appointments/appointment-form')).AppointmentForm,
);
const SymptomForm = lazyPart(async () => (await import('@/components/records/symptoms/symptom-form')).SymptomForm);
const LabReportForm = lazyPart(
  async () => (await import('@/components/records/lab-reports/lab-report-form')).LabReportForm,
);
const QuickReading = lazyPart(async () => (await import('./quick-reading')).QuickReading);
const RoutineForm = lazyPart(async () => (await import('@/components/records/routines/routine-form')).RoutineForm);

interface QuickPartProps {
  name: PartName;
  pet: QuickPet;
  onDone: () => void;
}

export function QuickPart({ name, pet, onDone }: QuickPartProps) {
  return (
    <Suspense fallback={<FormLoading of={name === 'dose' ? 'other' : name} />}>
      {partOf(name, { pet, onDone })}
    </Suspense>
  );
}

type PartProps = Omit<QuickPartProps, 'name'>;

function partOf(name: PartName, { pet, onDone }: PartProps): ReactNode {
  const { id: petId, name: petName, type, gender, weight, ideal } = pet;
  if (name === 'weight') return <WeightEntry {...{ petId, petName, type, gender, ideal, onDone }} last={weight} />;
  if (name === 'dose') return <QuickDoses pet={pet} />;
  if (name === 'vaccination') return <NewVaccination pet={pet} onDone={onDone} />;
  if (name === 'visit') return <NewVisit pet={pet} onDone={onDone} />;
  if (name === 'symptom') return <NewSymptom pet={pet} onDone={onDone} />;
  if (name === 'labReport') return <NewLabReport pet={pet} onDone={onDone} />;
  if (name === 'reading') return <QuickReading pet={pet} onDone={onDone} />;
  return name === 'appointment' ? (
    <NewAppointment pet={pet} onDone={onDone} />
  ) : (
    <NewRoutine pet={pet} onDone={onDone} />
  );
}

function NewVaccination({ pet, onDone }: PartProps) {
  return (
    <LazyMessages namespaces={['documents']} fallback={<FormLoading of="vaccination" />} missing={<MissingForm />}>
      <DoseForm pet={pet} onDone={onDone} />
    </LazyMessages>
  );
}

function DoseForm({ pet, onDone }: PartProps) {
  const t = useTranslations('quickAdd');
  const router = useRouter();
  const showCreated = useCreatedToast(() => router.refresh());
  const openStamps = (query = '') =>
    leaveSheets(() => {
      router.push(`${paths.pet(pet.id)}${query}#stamps`);
      router.refresh();
    });
  return (
    <VaccinationForm
      petId={pet.id}
      dose={null}
      names={pet.vaccines}
      suggested={Object.keys(pet.vaccines)}
      validityFromVet={pet.validityFromVet}
      due={pet.due}
      onSaved={(dose) => {
        onDone();
        const vaccine = nameIn(pet.vaccines, dose.vaccine);
        showCreated(t('stamped', { vaccine }), () => vaccinationsClient.remove(pet.id, dose), vaccine);
        openStamps(`?stamp=${dose.id}`);
      }}
      onCardSaved={() => {
        onDone();
        openStamps();
      }}
    />
  );
}

function NewVisit({ pet, onDone }: PartProps) {
  return (
    <LazyMessages
      namespaces={['vetRecords', 'documents']}
      fallback={<FormLoading of="visit" />}
      missing={<MissingForm />}
    >
      <VisitForm pet={pet} onDone={onDone} />
    </LazyMessages>
  );
}

function VisitForm({ pet, onDone }: PartProps) {
  const t = useTranslations('vetRecords');
  const reportSaved = useSaved(onDone);
  return (
    <VetRecordForm
      petId={pet.id}
      record={null}
      draft={null}
      currency={pet.currency}
      onSaved={(visit) => reportSaved(t('saved'), () => vetRecordsClient.remove(pet.id, visit))}
    />
  );
}

function NewAppointment({ pet, onDone }: PartProps) {
  return (
    <LazyMessages namespaces={['appointments']} fallback={<FormLoading of="appointment" />} missing={<MissingForm />}>
      <BookingForm pet={pet} onDone={onDone} />
    </LazyMessages>
  );
}

function BookingForm({ pet, onDone }: PartProps) {
  const t = useTranslations('appointments');
  const reportSaved = useSaved(onDone);
  return (
    <AppointmentForm
      petId={pet.id}
      appointment={null}
      onSaved={(first) => reportSaved(t('saved'), () => removeCreated(pet.id, first))}
    />
  );
}

function NewSymptom({ pet, onDone }: PartProps) {
  return (
    <LazyMessages namespaces={['symptoms']} fallback={<FormLoading of="symptom" />} missing={<MissingForm />}>
      <DiaryForm pet={pet} onDone={onDone} />
    </LazyMessages>
  );
}

function DiaryForm({ pet, onDone }: PartProps) {
  const t = useTranslations('symptoms');
  const reportSaved = useSaved(onDone);
  return (
    <SymptomForm
      petId={pet.id}
      symptom={null}
      onSaved={(symptom) => reportSaved(t('saved'), () => symptomsClient.remove(pet.id, symptom))}
    />
  );
}

function NewLabReport({ pet, onDone }: PartProps) {
  return (
    <LazyMessages namespaces={['labReports']} fallback={<FormLoading of="labReport" />} missing={<MissingForm />}>
      <ReportForm pet={pet} onDone={onDone} />
    </LazyMessages>
  );
}

function ReportForm({ pet, onDone }: PartProps) {
  const t = useTranslations('labReports');
  const reportSaved = useSaved(onDone);
  return (
    <LabReportForm
      petId={pet.id}
      report={null}
      onSaved={(report) => reportSaved(t('saved'), () => labReportsClient.remove(pet.id, report))}
    />
  );
}

function NewRoutine({ pet, onDone }: PartProps) {
  return (
    <LazyMessages namespaces={['routines']} fallback={<FormLoading of="routine" />} missing={<MissingForm />}>
      <TaskForm pet={pet} onDone={onDone} />
    </LazyMessages>
  );
}

function TaskForm({ pet, onDone }: PartProps) {
  const t = useTranslations('routines');
  const reportSaved = useSaved(onDone);
  return (
    <RoutineForm
      petId={pet.id}
      routine={null}
      draft={null}
      onSaved={(routine) => reportSaved(t('saved'), () => routinesClient.remove(pet.id, routine))}
    />
  );
}
