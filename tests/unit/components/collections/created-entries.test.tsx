import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { EntryList } from '@/components/collections/entry-list';
import { type PartName, QuickPart } from '@/components/overviews/quick-add/quick-part';
import { AddAppointment } from '@/components/records/appointments/add-appointment';
import { AddSkill } from '@/components/records/training/add-skill';
import { RecordTimeline } from '@/components/records/vet-records/record-timeline';
import { currentToasts } from '@/lib/browser/page/toast';
import type { QuickPet } from '@/lib/overviews/quick-add/quick-pet';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { board, startServer } from '@/tests/unit/components/records/routines/a-board';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), push: jest.fn() }) }));
jest.mock('@/components/loading/lazy-messages', () => ({
  LazyMessages: ({ children }: { children: ReactNode }) => children,
}));

const Form = ({ onSaved }: { onSaved: (savedEntry: object) => void }) => (
  <button type="button" onClick={() => onSaved({ id: 'new', seriesId: null, vaccine: 'dog.rabies', validUntil: null })}>
    Save
  </button>
);
jest.mock('@/components/records/appointments/appointment-form', () => ({ AppointmentForm: Form }));
jest.mock('@/components/records/routines/routine-form', () => ({ RoutineForm: Form }));
jest.mock('@/components/records/training/skill-form', () => ({ SkillForm: Form }));
jest.mock('@/components/records/vaccinations/vaccination-form', () => ({ VaccinationForm: Form }));
jest.mock('@/components/records/vet-records/vet-record-form', () => ({ VetRecordForm: Form }));

const place = { collection: 'allergies', parentId: null, fields: { blank: {}, judged: {} } };
const client = { place, list: jest.fn(), remove: jest.fn(async () => undefined), restore: jest.fn() };
const words = {
  add: 'Add',
  addTitle: '',
  editTitle: '',
  saved: 'Saved',
  empty: '',
  name: ({ id }: { id: string }) => id,
};
const list = (
  <EntryList
    petId="p1"
    client={client}
    first={{ items: [{ id: 'a' }], nextCursor: null }}
    words={words}
    row={() => 'row'}
    form={(_, onSaved) => <Form onSaved={(savedEntry) => onSaved(savedEntry as { id: string })} />}
  />
);

async function saveIn(screenOfForm: ReactNode, opens: string[]) {
  renderInLanguage(screenOfForm);
  for (const name of opens) await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(currentToasts()).toHaveLength(1));
  return currentToasts()[0];
}

beforeEach(() => client.remove.mockClear());

test('R7.3 a new entry can be undone from its toast', async () => {
  const toastItem = await saveIn(list, ['Add']);
  expect(toastItem).toMatchObject({ title: 'Saved', action: { label: 'Undo' } });
  toastItem?.action?.onClick();
  await waitFor(() => expect(client.remove).toHaveBeenCalledWith('p1', expect.objectContaining({ id: 'new' })));
});

test('R7.3 a changed entry offers no undo that would delete it', async () => {
  const toastItem = await saveIn(list, ['Edit: a']);
  expect(toastItem?.action).toBeUndefined();
});

const pet: QuickPet = {
  ...{ id: 'p1', name: 'Luna', type: 'dog', gender: 'female', cover: 'honey', photoUrl: null, currency: null },
  ...{
    weight: null,
    ideal: null,
    vaccines: {},
    validityFromVet: [],
    doses: [],
    medications: [],
    measures: [],
    haveMeasuresEnded: false,
    lastVisitOn: null,
    due: [],
  },
};
const quick = (name: PartName) => <QuickPart name={name} pet={pet} onDone={() => undefined} />;
const timeline = (
  <RecordTimeline
    pet={{ id: 'p1', name: 'Luna' }}
    first={{ items: [], nextCursor: null }}
    otherDocuments={{ items: [], nextCursor: null }}
    q=""
    kind="all"
    draft={null}
  />
);

test.each<[string, ReactNode, string[], string]>([
  ['a visit in Quick add', quick('visit'), [], 'vet-records'],
  ['an appointment in Quick add', quick('appointment'), [], 'appointments'],
  ['a routine in Quick add', quick('routine'), [], 'routines'],
  ['a vaccination in Quick add', quick('vaccination'), [], 'vaccinations'],
  ['an appointment', <AddAppointment key="page" petId="p1" />, ['Add an appointment'], 'appointments'],
  ['a skill', <AddSkill key="page" petId="p1" type="dog" offered={[]} />, ['Add a skill'], 'training'],
  ['a routine', board(), ['Add a task'], 'routines'],
  ['a visit', timeline, ['Add a visit'], 'vet-records'],
])('R7.4 R7.5 R7.6 R7.8 undo after saving %s deletes it', async (_, page, opens, address) => {
  startServer();
  const toastItem = await saveIn(page, opens);
  expect(toastItem?.action?.label).toBe('Undo');
  toastItem?.action?.onClick();
  const call = expect.objectContaining({ method: 'DELETE' });
  await waitFor(() => expect(global.fetch).toHaveBeenCalledWith(`/api/pets/p1/${address}/new`, call));
});
