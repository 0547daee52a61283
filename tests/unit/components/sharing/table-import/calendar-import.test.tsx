import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarImport } from '@/components/sharing/table-import/calendar-import';
import type { CalendarEvent } from '@/lib/sharing/table-import/calendar-events';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }) }));

const pet = { id: 'p1', name: 'Luna', type: 'dog', dateOfBirth: null, deceasedOn: null };
const event = (line: number, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{ line, uid: `${line}@x`, start: '2026-07-14T10:00:00.000Z', minutes: null },
  ...{ title: `Visit ${line}`, place: '', note: '', categories: ['vet'], isRepeated: false },
  ...{ isPast: false, problem: null, ...more },
});

const readable = () => within(screen.getByRole('status')).getAllByRole('listitem').length;

test('R7.30 only chosen events are checked', async () => {
  const past = event(3, { isPast: true });
  const refusedEvent = event(4, { problem: 'zone', start: '' });
  renderInLanguage(
    <CalendarImport pet={pet} fileName={null} earlierImport={null} events={[event(1), event(2), past, refusedEvent]} />,
    'en',
  );
  expect(screen.queryByRole('button', { name: 'Check events' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /Visit 4/ })).toBeNull();
  expect(screen.getByText('We don’t know its time zone. Please add the appointment yourself.')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('checkbox', { name: /Visit 3/ }));
  expect(readable()).toBe(1);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 2' }));
  expect(readable()).toBe(3);
  await userEvent.click(screen.getByRole('checkbox', { name: /Visit 1/ }));
  expect(readable()).toBe(2);
  expect(screen.getByRole('button', { name: 'Check events' })).toBeEnabled();
});

test('R7.30 the search limits what is selected together', async () => {
  const events = Array.from({ length: 12 }, (_, index) => event(index + 1));
  renderInLanguage(
    <CalendarImport
      pet={pet}
      fileName={null}
      earlierImport={null}
      events={[...events, event(13, { title: 'Peluquería' }), event(14, { title: 'peluqueria 2' })]}
    />,
    'en',
  );
  await userEvent.type(screen.getByLabelText('Search events'), 'PELUQUERIA');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 2' }));
  expect(readable()).toBe(2);
});
