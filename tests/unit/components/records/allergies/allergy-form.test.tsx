import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AllergyForm } from '@/components/records/allergies/allergy-form';
import { renderInLanguage } from '@/tests/support/render-in-language';

let requests: Record<string, unknown>[] = [];
const onSaved = jest.fn();

beforeEach(() => {
  requests = [];
  onSaved.mockClear();
  global.fetch = jest.fn(async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push(JSON.parse(String(body)));
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ token: 't' }) };
  }) as unknown as typeof fetch;
});

const form = (type: string, locale: 'en' | 'es' = 'en') =>
  renderInLanguage(<AllergyForm petId="p1" type={type} allergy={null} onSaved={onSaved} />, locale);

test('R7.3 a new allergy has no severity until one is chosen', async () => {
  form('dog');
  const user = userEvent.setup();
  expect(screen.getAllByRole('radio').filter((one) => (one as HTMLInputElement).checked)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Chicken' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please fill this in.')).toBeVisible();
  expect(screen.getByRole('group', { name: /^Severity/ })).toHaveAccessibleDescription('Please fill this in.');
  expect(requests).toEqual([]);

  await user.click(screen.getByRole('radio', { name: 'mild' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(requests).toMatchObject([{ allergen: 'Chicken', severity: 'mild', reaction: null, note: null }]);
});

test.each([
  ['dog', ['Ternera', 'Lácteos', 'Pollo', 'Trigo', 'Polen', 'Ácaros del polvo', 'Picaduras de pulga']],
  ['cat', ['Ternera', 'Pescado', 'Pollo', 'Polen', 'Ácaros del polvo', 'Picaduras de pulga']],
  ['horse', ['Picaduras de insectos', 'Polen', 'Polvo del heno']],
  ['fish', []],
])('R7.3 the suggested allergens of a %s', (type, names) => {
  form(type, 'es');
  expect(screen.queryAllByRole('button', { pressed: false }).map((one) => one.textContent)).toEqual(names);
});
