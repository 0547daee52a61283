import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditPetForm } from '@/components/records/pets/edit-pet-form';
import { NewPetForm } from '@/components/records/pets/new-pet-form';
import { LeaveQuestion } from '@/components/shell/leave-question';
import { currentToasts } from '@/lib/browser/page/toast';
import { rememberUser } from '@/lib/browser/session/remembered-user';
import { saveDraft } from '@/lib/browser/storage/drafts';
import { MAX_PHOTO_BYTES } from '@/lib/core/media/photo-limit';
import type { Pet } from '@/lib/records/pets/pet';
import { renderInLanguage } from '@/tests/support/render-in-language';

const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const latest = '2026-11-21';

afterEach(() => localStorage.clear());

const luna: Pet = {
  id: '01a1fc1e-4ad2-73b6-a9b5-bf6c8bd5e46a',
  name: 'Luna',
  type: 'dog',
  breed: 'Beagle',
  gender: 'female',
  cover: 'pine',
  dateOfBirth: '2021-03-07',
  microchip: null,
  photoUrl: null,
  deceasedOn: null,
  archived: false,
  colour: null,
  markings: null,
  neutered: null,
  passportNumber: null,
  insurance: null,
  emergencyContact: null,
  vetClinic: null,
  weightUnit: 'kg',
  vaccineProfile: 'wsava',
  country: null,
  region: null,
  microchippedOn: null,
  microchipPlace: null,
  extraVaccines: [],
  highRisk: false,
  visitQuestions: '',
  weightGoal: null,
  notes: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const places = {
  home: { country: null, region: null },
  countries: [
    { value: 'FR', label: 'France' },
    { value: 'ES', label: 'Spain' },
  ],
};

interface Sent {
  method: string;
  path: string;
  body: Record<string, unknown>;
  key: string | null;
}

function serverAnswers(status: number, body: unknown): Sent[] {
  const requests: Sent[] = [];
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    if (path === '/api/csrf-token') return { ok: true, json: async () => ({ token: 't' }) };
    const headers = options.headers as Record<string, string>;
    requests.push({
      method: options.method ?? 'GET',
      path,
      body: JSON.parse(String(options.body ?? '{}')),
      key: headers['Idempotency-Key'] ?? null,
    });
    const text = async () => JSON.stringify(body);
    return { ok: status < 300, status, headers: new Headers(), json: async () => body, text, statusText: '' };
  }) as unknown as typeof fetch;
  return requests;
}

beforeEach(() => {
  for (const routerCall of Object.values(router)) routerCall.mockReset();
});

test('R7.1 a pet without name and type shows errors at the fields', async () => {
  const requests = serverAnswers(201, luna);

  renderInLanguage(<NewPetForm {...places} />, 'en', { latest });
  await userEvent.click(screen.getByRole('button', { name: 'Add pet' }));

  expect(await screen.findByText('Please enter a name.')).toBeVisible();
  expect(screen.getByText('Please choose what kind of animal it is.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(requests).toEqual([]);
});

test('R7.2 a new pet is sent once with a key, opening its passport', async () => {
  const requests = serverAnswers(201, luna);

  renderInLanguage(<NewPetForm {...places} />, 'en', { latest });
  await userEvent.type(screen.getByLabelText('Name'), 'Luna');
  await userEvent.click(screen.getByRole('radio', { name: 'Dog' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add pet' }));

  await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/pets/${luna.id}`));
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: '/api/pets',
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    body: { name: 'Luna', type: 'dog', neutered: true, gender: 'unknown', dateOfBirth: null, microchip: null },
  });
  expect(currentToasts()[0]?.title).toBe('Luna now has a passport');
});

test('R7.2 editing sends only the changed fields', async () => {
  const requests = serverAnswers(200, { ...luna, colour: 'Tricolour' });

  renderInLanguage(<EditPetForm countries={places.countries} pet={luna} notes={null} />, 'en', { latest });
  await userEvent.type(screen.getByLabelText('Color'), 'Tricolour');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/pets/${luna.id}`));
  expect(requests).toMatchObject([{ method: 'PATCH', path: `/api/pets/${luna.id}`, body: { colour: 'Tricolour' } }]);
  expect(Object.keys(requests[0]!.body)).toEqual(['colour']);
});

test('R7.2 server errors appear at their field, and typed text stays', async () => {
  serverAnswers(400, { error: 'Please check the fields', code: 'invalid', fields: { deceasedOn: 'Este día no.' } });
  renderInLanguage(<EditPetForm countries={places.countries} pet={luna} notes={null} />, 'es', { latest });
  await userEvent.type(screen.getByLabelText('Color'), 'Negra');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));

  expect(await screen.findByText('Este día no.')).toBeVisible();
  expect(screen.getByLabelText('Color')).toHaveValue('Negra');
  expect(router.push).not.toHaveBeenCalled();
});

test.each([
  [401, 'You’ve been signed out. Sign in in another tab, then come back and save again.'],
  [409, 'This pet is already saved. You’ll find it in My Pets.'],
  [500, 'This couldn’t be saved. Please try again.'],
])('R7.2 a failed save with status %i shows a readable message', async (status, words) => {
  serverAnswers(status, { error: 'x', code: 'y' });
  renderInLanguage(<EditPetForm countries={places.countries} pet={luna} notes={null} />, 'en', { latest });
  await userEvent.type(screen.getByLabelText('Color'), 'Black');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('R12.1 saving a profile offline says that it needs a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  global.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderInLanguage(<EditPetForm countries={places.countries} pet={luna} notes={null} />, 'es', { latest });
  await userEvent.type(screen.getByLabelText('Color'), 'Negra');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText(/Esto necesita conexión\. No se ha cambiado nada\.$/)).toBeVisible();
});

test('R7.2 an oversized file and a file without a photo are not sent', async () => {
  renderInLanguage(<NewPetForm {...places} />, 'en', { latest });
  const input = screen.getByLabelText('Choose a photo');
  await userEvent.upload(input, new File(['%PDF'], 'luna.pdf', { type: 'application/pdf' }), { applyAccept: false });
  expect(screen.getByText('Invalid file type. Please upload images only')).toBeVisible();

  const large = new File(['x'], 'luna.jpg', { type: 'image/jpeg' });
  Object.defineProperty(large, 'size', { value: MAX_PHOTO_BYTES + 1 });
  await userEvent.upload(input, large);
  expect(screen.getByText('File is too large. Maximum size is 5MB')).toBeVisible();
});

test('R7.1 the microchip field checks the format while typing', async () => {
  renderInLanguage(<NewPetForm {...places} />, 'en', { latest });
  const field = screen.getByLabelText('Microchip');
  await userEvent.type(field, '985 112 003 456 789');
  expect(field).toHaveAccessibleDescription('Format valid.');

  await userEvent.clear(field);
  await userEvent.type(field, '123456789');
  expect(field).toHaveAccessibleDescription(/The format is valid, but this older chip/);
});

test('R7.2 leaving with unsaved changes asks first', async () => {
  rememberUser({ id: 'ana', firstName: 'Ana', lastName: '', name: 'Ana', shortId: 'ABC123' });
  const onFollow = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderInLanguage(
    <>
      <a href="/pets" onClick={onFollow}>
        Elsewhere
      </a>
      <EditPetForm countries={places.countries} pet={luna} notes={null} />
      <LeaveQuestion />
    </>,
  );
  const elsewhere = screen.getByRole('link', { name: 'Elsewhere' });

  await userEvent.click(elsewhere);
  expect(onFollow).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('Color'), 'Black');
  await userEvent.click(elsewhere);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(onFollow).toHaveBeenCalledTimes(1);

  const leaving = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(leaving));
  expect(leaving.defaultPrevented).toBe(true);

  await userEvent.click(elsewhere);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave, keep draft' }));
  await waitFor(() => expect(onFollow).toHaveBeenCalledTimes(2));
});

test('a chosen photo is not kept, and the dialog says so', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:luna', revokeObjectURL: () => undefined });
  renderInLanguage(
    <>
      <a href="/pets">Elsewhere</a>
      <EditPetForm countries={places.countries} pet={luna} notes={null} />
      <LeaveQuestion />
    </>,
  );
  await userEvent.upload(screen.getByLabelText('Choose a photo'), new File(['x'], 'luna.jpg', { type: 'image/jpeg' }));
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));

  expect(await screen.findByText('Files you’ve chosen won’t be kept.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
});

test('notes from a draft appear in their editor', async () => {
  rememberUser({ id: 'ana', firstName: 'Ana', lastName: '', name: 'Ana', shortId: 'ABC123' });
  saveDraft('ana', `pets/${luna.id}`, { values: { notes: '<p>Shy at first</p>' } });
  renderInLanguage(<EditPetForm countries={places.countries} pet={luna} notes={null} />, 'en', { latest });
  expect(await screen.findByRole('textbox', { name: 'Notes' })).toHaveTextContent('Shy at first');
});
