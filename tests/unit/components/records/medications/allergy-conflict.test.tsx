import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AllergyWarnings } from '@/components/records/medications/allergy-warnings';
import { MedicationForm } from '@/components/records/medications/medication-form';
import { aConflict, noConflict } from '@/tests/support/allergy-warnings';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { apoquel } from './a-medication';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const onSaved = jest.fn();

function guardedServer(conflict = aConflict(), storedMedication: object = {}) {
  const requestBodies: Record<string, unknown>[] = [];
  const refusal = {
    ...{ error: 'This medicine conflicts with a known allergy: Amoxicillin', code: 'allergy_conflict' },
    ...{ fields: { allergyReason: 'Say why it’s given anyway.' }, conflicts: [conflict] },
  };
  global.fetch = jest.fn(async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    const buildAnswer = (status: number, json: object) => ({
      ...{ ok: status < 300, status, statusText: '', headers: new Headers() },
      ...{ json: async () => json, text: async () => JSON.stringify(json) },
    });
    if (method === 'GET') return buildAnswer(200, { token: 't' });
    const input = JSON.parse(String(body)) as Record<string, unknown>;
    requestBodies.push(input);
    const savedMedication = { ...storedMedication, ...input } as {
      allergyReason: string | null;
      confirmedConflicts: string[];
    };
    const confirmed =
      savedMedication.allergyReason !== null && savedMedication.confirmedConflicts.includes(conflict.key);
    return confirmed ? buildAnswer(200, {}) : buildAnswer(409, refusal);
  }) as unknown as typeof fetch;
  return requestBodies;
}

beforeEach(() => onSaved.mockClear());

test.each([
  ['en', 'Save', 'Name', 'Why it’s given anyway', 'Save anyway', /Allergic to Amoxicillin \(severe\)/],
  [
    'es',
    'Guardar',
    'Nombre',
    'Por qué se da de todos modos',
    'Guardar de todos modos',
    /Alergia grave \(Amoxicillin\)/,
  ],
] as const)(
  'R7.3 a conflict is shown and requires a reason to save, in %s',
  async (locale, save, name, why, confirm, what) => {
    const requestBodies = guardedServer();
    renderInLanguage(<MedicationForm petId="p1" medication={null} onSaved={onSaved} />, locale, {
      today: '2026-05-20',
    });
    const user = userEvent.setup();

    await user.type(screen.getByLabelText(name), 'Penicillin G');
    await user.selectOptions(screen.getByLabelText(/^(How often|Pauta)/), 'SID');
    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByText(what)).toBeVisible();
    expect(screen.getByText('Say why it’s given anyway.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: confirm }));
    await waitFor(() => expect(requestBodies).toHaveLength(2));
    expect(onSaved).not.toHaveBeenCalled();

    await user.type(screen.getByLabelText(why), 'The vet has tested it');
    await user.click(screen.getByRole('button', { name: confirm }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(requestBodies.at(-1)).toMatchObject({
      allergyReason: 'The vet has tested it',
      confirmedConflicts: [aConflict().key],
    });
  },
);

test('R7.3 two equal allergies show two lines', () => {
  const allergyCheck = { ...noConflict, conflicts: [aConflict(), aConflict({ key: 'a2 | severe', allergyId: 'a2' })] };
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderInLanguage(<AllergyWarnings warnings={allergyCheck.conflicts} />);
  expect(screen.getAllByText(/Allergic to Amoxicillin/)).toHaveLength(2);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

test('R7.3 editing a confirmed medicine keeps its reason', async () => {
  const allergyCheck = { ...noConflict, conflicts: [aConflict({ reason: 'Tested' })] };
  const confirmedMedication = {
    ...apoquel,
    allergyReason: 'Tested',
    confirmedConflicts: [aConflict().key],
    allergyCheck,
  };
  const requestBodies = guardedServer(aConflict(), confirmedMedication);

  renderInLanguage(<MedicationForm petId="p1" medication={confirmedMedication} onSaved={onSaved} />, 'en', {
    today: '2026-05-20',
  });
  expect(screen.getByLabelText('Why it’s given anyway')).toHaveValue('Tested');
  await userEvent.setup().type(screen.getByLabelText('Dosage'), ' twice');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(requestBodies).toMatchObject([{ dosage: expect.stringContaining('twice') }]);
  expect(requestBodies[0]).not.toHaveProperty('confirmedConflicts');
});
