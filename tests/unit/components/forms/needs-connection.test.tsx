import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppointmentForm } from '@/components/records/appointments/appointment-form';
import { AppointmentSheet } from '@/components/records/appointments/appointment-sheet';
import { GoalForm } from '@/components/records/weights/goal-form';
import { currentToasts } from '@/lib/browser/page/toast';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { anAppointment } from '../records/appointments/an-appointment';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const neededTexts = {
  en: 'You need to be online for this. Nothing was changed.',
  es: 'Esto necesita conexión. No se ha cambiado nada.',
};
const nothing = () => undefined;

beforeEach(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  global.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const goal = { grams: 10_000, from: '2026-11-01', by: '2027-02-01' };
const goalForm = <GoalForm petId="p1" type="dog" goal={goal} lastGrams={11_000} onSaved={nothing} />;

test.each([
  ['en', 'Save'],
  ['es', 'Guardar'],
] as const)('R12.1 saving a weight goal offline says it needs a connection, in %s', async (locale, save) => {
  renderInLanguage(goalForm, locale);
  await userEvent.click(screen.getByRole('button', { name: save }));
  await waitFor(() => expect(screen.getAllByRole('alert')[0]).toHaveTextContent(neededTexts[locale]));
});

test('R12.1 ending a weight goal offline says it needs a connection', async () => {
  renderInLanguage(goalForm);
  await userEvent.click(screen.getByRole('button', { name: 'End the plan' }));
  await waitFor(() => expect(screen.getByText(neededTexts.en)).toBeVisible());
});

test.each([
  ['en', 'Applies to', 'This and later ones', 'Save'],
  ['es', 'Se aplica a', 'Esta y las siguientes', 'Guardar'],
] as const)(
  'R12.1 changing a whole series offline says it needs a connection, in %s',
  async (locale, label, later, save) => {
    const appointment = anAppointment({ seriesId: 's1' });
    renderInLanguage(<AppointmentForm petId="p1" appointment={appointment} onSaved={nothing} />, locale);
    await userEvent.selectOptions(screen.getByLabelText(label), later);
    await userEvent.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByText(neededTexts[locale], { exact: false })).toBeVisible();
  },
);

test('R12.1 deleting later appointments offline says it needs a connection', async () => {
  const appointment = anAppointment({ seriesId: 's1' });
  const on = { onSaved: nothing, onDone: nothing };
  renderInLanguage(<AppointmentSheet petId="p1" appointment={appointment} recorded={false} {...on} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete this and later appointments' }));
  await waitFor(() => expect(currentToasts()[0]?.title).toBe(neededTexts.en));
});
