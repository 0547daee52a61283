import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SitterName } from '@/components/sharing/stays/sitter-name';
import { StayCalls } from '@/components/sharing/stays/stay-calls';
import { StayContactsCard } from '@/components/sharing/stays/stay-contacts-card';
import { StayForm } from '@/components/sharing/stays/stay-form';
import { contactName } from '@/lib/records/pets/phone-numbers';
import type { StayDay, StayDayPet } from '@/lib/sharing/stays/queries/stays';
import type { Sitting } from '@/lib/sharing/stays/sitting';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }) }));

const luna: StayDayPet = {
  ...{ id: 'luna', name: 'Luna', allergies: [], conditions: [], notes: null },
  ...{ emergencyContact: 'Rosa: 600 111 222', vetClinic: 'Sunny Street Vets, 912 345 678' },
  care: {
    ...{ meals: [], medications: [], treatments: [] },
    about: { breed: null, dateOfBirth: null, neutered: null, colour: null, markings: null },
  },
};
const contactless = { ...luna, emergencyContact: null, vetClinic: null };
const callsOf = () =>
  screen.queryAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
const buttons = () => callsOf().filter(([name]) => name);
const contacts = [
  ['Call: Rosa', 'tel:600111222'],
  ['Call: Sunny Street Vets', 'tel:912345678'],
];

test('R11.11 the owner’s button dials only the owner’s number', () => {
  renderInLanguage(<StayCalls owner="Alex" view={{ ownerPhone: '+34 600 000 001', pets: [luna, luna] }} />);
  expect(buttons()).toEqual([['Call: Alex', 'tel:+34600000001'], ...contacts]);
  expect(screen.getByText('Call Alex first. If there’s no answer, call the vet.')).toBeVisible();
});

test('R11.11 without the owner’s number, contacts keep their names', () => {
  const view = { ownerPhone: null, pets: [luna] } as unknown as StayDay;
  const stay = { sitter: null, ownerFirstName: 'Alex' } as Sitting;
  renderInLanguage(<SitterName stay={stay} view={view} formOutcome={null} action="/api/shared/key" />);
  expect(buttons()).toEqual(contacts);
  expect(screen.getByText('Emergency contact')).toBeVisible();
  expect(screen.queryByText(/Call Alex/)).toBeNull();
});

test('R11.11 hides the advice to call a vet when no clinic is recorded', () => {
  renderInLanguage(<StayCalls owner="Alex" view={{ ownerPhone: '600 000 001', pets: [contactless] }} />);
  expect(screen.queryByText(/call the vet/i)).toBeNull();
  expect(buttons()).toEqual([['Call: Alex', 'tel:600000001']]);
});

test('R11.11 hides the call section when no number is recorded', () => {
  renderInLanguage(<StayCalls owner="Alex" view={{ ownerPhone: null, pets: [contactless] }} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

const form = { id: 'form', onBusy: jest.fn(), onMade: jest.fn() };

test.each([
  ['+34 600 000 001', '+34 600 000 001', 0],
  [null, '', 1],
])('R11.11 the form suggests %s and warns about a missing number', (lastPhone, value, missing) => {
  renderInLanguage(<StayForm {...form} start={{ pets: [], chosen: [], lastPhone }} />);
  expect(screen.getByLabelText(/^Your phone number/)).toHaveValue(value);
  expect(screen.queryAllByText(/no button to call you/)).toHaveLength(missing);
});

const clinicless = { id: 'milo', name: 'Milo', vetClinic: null, without: ['vetClinic' as const] };
const knownContacts = { id: 'luna', name: 'Luna', vetClinic: 'Sunny Street Vets, 912 345 678', without: [] };

test('R11.11 a new stay shows the recorded clinic, or that it is missing', () => {
  renderInLanguage(
    <StayForm {...form} start={{ pets: [knownContacts, clinicless], chosen: ['luna', 'milo'], lastPhone: null }} />,
  );
  expect(screen.getByText('Luna’s vet: Sunny Street Vets, 912 345 678')).toBeVisible();
  expect(screen.getByText(/Milo’s profile has no phone number for the vet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add it' })).toHaveAttribute('href', '/pets/milo/edit');
});

test('R11.11 a phone number can be added to an existing stay', async () => {
  const requestBodies: unknown[] = [];
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    if (path !== '/api/csrf-token') requestBodies.push([options.method, path, JSON.parse(String(options.body))]);
    const answer = { ok: true, status: 200, headers: new Headers(), statusText: '', text: async () => '{}' };
    return { ...answer, json: async () => ({ token: 't' }) };
  }) as unknown as typeof fetch;
  const user = userEvent.setup();
  renderInLanguage(<StayContactsCard stayId="s1" ownerPhone={null} pets={[knownContacts, clinicless]} />);
  expect(screen.getByText(/no button to call you/)).toBeVisible();
  expect(screen.getByText(/Milo’s profile has no phone number for the vet/)).toBeVisible();

  await user.type(screen.getByLabelText(/^Your phone number/), '600 111 222');
  await user.click(screen.getByRole('button', { name: 'Save phone number' }));

  await waitFor(() => expect(requestBodies).toEqual([['PATCH', '/api/stays/s1', { ownerPhone: '600 111 222' }]]));
  expect(screen.queryByText(/no button to call you/)).toBeNull();
});

test.each([
  ['Rosa: 600 111 222', 'Rosa'],
  ['Aunt Rosa (600 111 222)', 'Aunt Rosa'],
  ['600 111 222 Rosa', null],
  ['Rosa', 'Rosa'],
  ['', null],
])('R11.11 the contact %j is shown as %s', (text, name) => {
  expect(contactName(text)).toBe(name);
});
