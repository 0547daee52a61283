import type { ReactNode } from 'react';
import { AllergyList } from '@/components/records/allergies/allergy-list';
import { AppointmentList } from '@/components/records/appointments/appointment-list';
import { ConditionList } from '@/components/records/conditions/condition-list';
import { DocumentSection } from '@/components/records/documents/document-section';
import { LabReportList } from '@/components/records/lab-reports/lab-report-list';
import { MedicationList } from '@/components/records/medications/medication-list';
import { Gallery } from '@/components/records/photos/gallery';
import { RoutineBoard } from '@/components/records/routines/routine-board';
import { SymptomList } from '@/components/records/symptoms/symptom-list';
import { SkillList } from '@/components/records/training/skill-list';
import { TrainingSessionList } from '@/components/records/training/training-session-list';
import { TreatmentList } from '@/components/records/treatments/treatment-list';
import { VaccinationList } from '@/components/records/vaccinations/vaccination-list';
import { RecordTimeline } from '@/components/records/vet-records/record-timeline';
import { VitalList } from '@/components/records/vitals/vital-list';
import { WeightList } from '@/components/records/weights/weight-list';
import type { CollectionName } from '@/lib/collections/registry';
import { newId } from '@/lib/core/validation/ids';
import { allergiesClient } from '@/lib/records/allergies/client';
import { appointmentsClient } from '@/lib/records/appointments/client';
import { conditionsClient } from '@/lib/records/conditions/client';
import { removeDocument, restoreDocument, uploadDocument } from '@/lib/records/documents/client';
import { labReportsClient } from '@/lib/records/lab-reports/client';
import { medicationsClient } from '@/lib/records/medications/client';
import { photosClient, uploadPhoto } from '@/lib/records/photos/client';
import { routinesClient } from '@/lib/records/routines/client';
import { symptomsClient } from '@/lib/records/symptoms/client';
import { skillsClient, trainingSessionsClient } from '@/lib/records/training/client';
import { treatmentsClient } from '@/lib/records/treatments/client';
import { vaccinationsClient } from '@/lib/records/vaccinations/client';
import { vetRecordsClient } from '@/lib/records/vet-records/client';
import { vitalsClient } from '@/lib/records/vitals/client';
import { weightsClient } from '@/lib/records/weights/client';
import { entriesOf } from '@/tests/support/entries';
import { expenseCases } from './expense-cases';
import { measureCases } from './measure-cases';

type Body = Record<string, unknown>;

interface Bin {
  remove: (petId: string, row: never) => Promise<unknown>;
  restore: (petId: string, row: never) => Promise<unknown>;
}

interface WaitingCase {
  least: Body;
  most: Body;
  create: (body: Body) => Promise<unknown>;
  bin: Bin;
  serverColumns?: Body;
  list: (rows?: readonly object[]) => ReactNode;
  opens: RegExp | null;
  unfolds?: RegExp;
}

const pet = { id: 'p1', name: 'Luna', type: 'dog', gender: 'female' };
const petId = pet.id;
const page = (rows: readonly object[]) => ({ items: rows as never[], nextCursor: null });
const most = entriesOf((kind) => kind);
const id = newId();
const opens = /^Edit/;
const blob = (name: string, type: string) => new File(['x'], name, { type });

interface Creating {
  create: (petId: string, input: never, key: string) => Promise<unknown>;
}

const by = (client: Creating) => (body: Body) => client.create(petId, body as never, newId());

export const waitingCases: Record<CollectionName, WaitingCase> = {
  weights: {
    least: { measuredAt: most.weights.measuredAt, grams: 10_400 },
    most: most.weights,
    create: by(weightsClient),
    bin: weightsClient,
    list: (rows = []) => (
      <WeightList
        {...{ petId, petName: 'Luna', type: 'dog', gender: 'female', ideal: null, first: page(rows), adding: false }}
        head
      >
        {null}
      </WeightList>
    ),
    opens,
  },
  vaccinations: {
    least: { vaccine: 'dog.rabies', givenOn: '2026-03-07' },
    most: { ...most.vaccinations, antigens: ['Rabies'], validUntil: '2029-03-07', product: 'Nobivac' },
    create: by(vaccinationsClient),
    bin: vaccinationsClient,
    list: (rows = []) => (
      <VaccinationList
        {...{ petId, first: page(rows), stamps: {}, papers: {}, names: {} }}
        {...{ suggested: [], due: [], validityFromVet: [], asksHistoryOf: null, adding: false }}
      />
    ),
    opens,
  },
  vitals: {
    least: { measuredAt: most.vitals.measuredAt, kind: 'temperature', value: 38.4 },
    most: { ...most.vitals, context: 'sleep' },
    create: by(vitalsClient),
    bin: vitalsClient,
    list: (rows = []) => <VitalList petId={petId} type="dog" first={page(rows)} />,
    opens,
  },
  ...measureCases,
  'lab-reports': {
    least: { sampledOn: '2026-03-07', results: [{ name: 'ALT', value: 40 }] },
    most: most['lab-reports'],
    create: by(labReportsClient),
    bin: labReportsClient,
    list: (rows = []) => (
      <LabReportList petId={petId} first={page(rows)} head>
        {null}
      </LabReportList>
    ),
    opens,
  },
  symptoms: {
    least: { noticedAt: most.symptoms.noticedAt, kind: 'vomiting' },
    most: { ...most.symptoms, durationSeconds: 90 },
    create: by(symptomsClient),
    bin: symptomsClient,
    list: (rows = []) => <SymptomList petId={petId} first={page(rows)} />,
    opens,
  },
  conditions: {
    least: { name: 'Arthritis' },
    most: { ...most.conditions, diagnosedOn: '2026-03-07', whatToDo: 'Rest' },
    create: by(conditionsClient),
    bin: conditionsClient,
    list: (rows = []) => <ConditionList petId={petId} first={page(rows)} />,
    opens,
  },
  allergies: {
    least: { allergen: 'Chicken', severity: 'mild' },
    most: most.allergies,
    create: by(allergiesClient),
    bin: allergiesClient,
    list: (rows = []) => <AllergyList type="dog" petId={petId} first={page(rows)} />,
    opens,
  },
  medications: {
    least: { name: 'Apoquel', startsOn: '2026-03-07' },
    most: { ...most.medications, frequency: 'BID', steps: [{ from: '2026-04-07', dosage: '1 mg' }], maxPerDay: 2 },
    create: by(medicationsClient),
    bin: medicationsClient,
    list: (rows = []) => (
      <MedicationList petId={petId} first={page(rows)} views={{}} papers={{}} empty="None" addable />
    ),
    opens,
  },
  treatments: {
    least: { kind: 'worms', product: 'Milbemax', givenAt: most.treatments.givenAt },
    most: most.treatments,
    create: by(treatmentsClient),
    bin: treatmentsClient,
    list: (rows = []) => <TreatmentList petId={petId} first={page(rows)} />,
    opens,
  },
  routines: {
    least: { kind: 'feeding', title: 'Breakfast', weekdays: [1], timeOfDay: '08:00' },
    most: { ...most.routines, durationMinutes: 10, reminderMinutesBefore: 5 },
    create: by(routinesClient),
    bin: routinesClient,
    list: (rows = []) => (
      <RoutineBoard
        {...{
          pet,
          portrait: null,
          day: '2026-11-21',
          routines: rows as never[],
          week: [],
          before: {},
          streaks: {},
          templates: [],
        }}
      />
    ),
    opens,
  },
  training: {
    least: { name: 'Sit' },
    most: { ...most.training, category: 'basics', stage: 'practising' },
    create: by(skillsClient),
    bin: skillsClient,
    list: (rows = []) => (
      <SkillList petId={petId} type="dog" skills={rows as never[]} views={{}} head={null} empty={null} />
    ),
    opens,
    unfolds: /^(Sit|Skill)$/,
  },
  sessions: {
    least: { practisedAt: most.weights.measuredAt, minutes: 5 },
    most: {
      practisedAt: most.weights.measuredAt,
      minutes: 5,
      attempts: 5,
      successes: 4,
      distraction: 1,
      place: 'Park',
    },
    create: by(trainingSessionsClient(id)),
    bin: trainingSessionsClient(id),
    list: (rows = []) => <TrainingSessionList petId={petId} skillId={id} first={page(rows)} />,
    opens,
  },
  appointments: {
    least: { startsAt: most.appointments.startsAt, kind: 'vet', timeZone: 'UTC' },
    most: { ...most.appointments, durationMinutes: 30, reminderMinutesBefore: 60, repeat: { every: 'week', times: 4 } },
    create: by(appointmentsClient),
    bin: appointmentsClient,
    list: (rows = []) => <AppointmentList petId={petId} first={page(rows)} recorded={[]} empty="None" ahead />,
    opens,
  },
  'vet-records': {
    least: { visitedOn: '2026-03-07', description: '<p>Check-up</p>' },
    most: { ...most['vet-records'], costCents: 1200, currency: 'EUR', followUpOn: '2026-12-01' },
    create: by(vetRecordsClient),
    bin: vetRecordsClient,
    list: (rows = []) => (
      <RecordTimeline pet={pet} first={page(rows)} otherDocuments={page([])} q="" kind="all" draft={null} />
    ),
    opens,
  },
  ...expenseCases,
  photos: {
    least: { caption: '', takenAt: '', tags: [], location: '' },
    most: { caption: 'Snow', takenAt: '2026-01-01T12:00:00.000Z', tags: ['walk'], location: 'Sea' },
    serverColumns: { url: '/photo', width: 4, height: 3, placeholder: '', avifWidths: [] },
    create: (body) => uploadPhoto(petId, blob('a.jpg', 'image/jpeg'), body as never, { onProgress: () => undefined }),
    bin: photosClient,
    list: (rows = []) => <Gallery gallery={{ pet, photos: page(rows), years: [], tags: [] }} filter={{}} />,
    opens: null,
  },
  documents: {
    least: { vetRecordId: id },
    most: { vetRecordId: id },
    create: (body) =>
      uploadDocument(petId, blob('Report.pdf', 'application/pdf'), body as never, { onProgress: () => undefined }),
    bin: { remove: removeDocument, restore: restoreDocument },
    list: (rows = []) => (
      <DocumentSection petId={petId} parent={{ vetRecordId: id }} documents={rows as never[]} name="Check-up" />
    ),
    opens: null,
  },
};
