import { act, screen } from '@testing-library/react';
import { AppointmentBookView } from '@/components/records/appointments/appointment-book';
import { MedicationSection } from '@/components/records/medications/medication-section';
import { VaccinationList } from '@/components/records/vaccinations/vaccination-list';
import { nothingWaits, showWaiting } from '@/lib/browser/outbox/waiting-list';
import type { ListedVaccination } from '@/lib/records/vaccinations/dose-marks';
import { breakfast } from '@/tests/support/a-routine';
import { aWaiting } from '@/tests/support/a-waiting';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { anAppointment } from '../../records/appointments/an-appointment';
import { apoquel } from '../../records/medications/a-medication';
import { renderBoard as showBoard, startServer } from '../../records/routines/a-board';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), replace: jest.fn() }) }));

const at = new Date('2026-11-21T10:00:00.000Z');
const waitingEntry = (
  collection: string,
  shownEntry: { id: string } & object,
  verb: 'create' | 'change' | 'remove' = 'create',
) =>
  act(() => {
    const waiting = aWaiting({
      petId: 'p1',
      collection,
      verb,
      entryId: shownEntry.id,
      opened: null,
      shown: { ...shownEntry },
    });
    showWaiting({ ...nothingWaits, entries: [waiting] });
  });

afterEach(() => act(() => showWaiting(nothingWaits)));

test('R12.7 a waiting medicine appears once, as current and unchecked for allergies', async () => {
  const { allergyCheck: _, ...course } = apoquel;
  waitingEntry('medications', Object.assign(course, { id: 'm2', name: 'Cimalgex' }));
  const over = { ...apoquel, endsOn: '2026-05-30' };
  const medications = { items: [over], nextCursor: null };
  renderInLanguage(<MedicationSection petId="p1" petName="Luna" medications={medications} doses={[]} papers={{}} />);
  expect(await screen.findAllByText('Checked against the known allergies once it’s sent.')).toHaveLength(1);
  expect(screen.getAllByText('not sent yet')).toHaveLength(1);
});

test('R12.7 a waiting first appointment appears once, as upcoming', () => {
  const book = { pet: { id: 'p1', name: 'Luna' }, upcoming: { items: [], nextCursor: null }, recorded: [] };
  const past = {
    past: { items: [anAppointment({ id: 'a0', startsAt: '2026-01-02T09:00:00.000Z' })], nextCursor: null },
  };
  waitingEntry('appointments', anAppointment());
  renderInLanguage(<AppointmentBookView book={{ ...book, ...past, pastCount: 1 }} />, 'en', { at });
  expect(screen.getAllByText('not sent yet')).toHaveLength(1);
  expect(screen.queryByText('Nothing planned.')).not.toBeInTheDocument();
});

test('R12.7 a removed routine leaves the board before the removal is sent', () => {
  startServer();
  waitingEntry('routines', { id: breakfast.id }, 'remove');
  showBoard();
  expect(screen.queryByText('Breakfast')).not.toBeInTheDocument();
});

test('R12.7 a dose with a waiting date change shows no stamp or marks', () => {
  const line = { product: null, manufacturer: null, batch: null, vetName: null, clinic: null, document: null };
  const none = { antigens: [], validUntil: null, nextDueOn: null, reaction: null, note: null, tooEarly: [] };
  const dose: ListedVaccination = {
    ...{ id: 'v1', vaccine: 'dog.rabies', givenOn: '2026-03-07', ...line, ...none, beforeChip: true },
  };
  waitingEntry('vaccinations', Object.assign({ id: 'v1' }, { givenOn: '2026-03-08' }), 'change');
  renderInLanguage(
    <VaccinationList
      {...{ petId: 'p1', papers: {}, names: {}, suggested: [], due: [], validityFromVet: [] }}
      first={{ items: [dose], nextCursor: null }}
      stamps={{ v1: { picture: null, sentence: <p>valid until 2027</p> } }}
      asksHistoryOf={null}
      adding={false}
    />,
  );
  expect(screen.getByText('given 8 Mar 2026')).toBeVisible();
  expect(screen.queryByText('valid until 2027')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Given before the chip/)).not.toBeInTheDocument();
});
