import { screen } from '@testing-library/react';
import { SharedPet } from '@/components/sharing/links/shared-pet';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import type { SharedView } from '@/lib/sharing/links/shared-view';
import { aSharedView } from '@/tests/support/a-shared-view';
import { renderInLanguage } from '@/tests/support/render-in-language';

const lostState = { since: '2026-03-27T23:30:00.000Z', note: null, needsMedication: false };

function renderPage(more: Partial<SharedView>, locale: FormatLocale = 'en') {
  const view = aSharedView({ kind: 'finder', lost: lostState, ...more });
  const { today, timeZone } = view;
  renderInLanguage(<SharedPet view={view} base="/b" lastDay={null} form={null} />, locale, { today, timeZone });
}

test.each([
  ['en', 'I need medication. Please tell my family soon.'],
  ['es', 'Necesito medicación. Por favor, avisa pronto a mi familia.'],
] as const)('R9.4 in %s a finder sees that a lost pet needs medication', (locale, words) => {
  renderPage({ lost: { ...lostState, needsMedication: true } }, locale);
  expect(screen.getByText(words)).toBeVisible();
});

test.each([[lostState], [null]])('R9.4 medication is hidden from finders unless the owner reports it (%j)', (state) => {
  renderPage({ lost: state });
  expect(screen.queryByText(/medication/)).not.toBeInTheDocument();
});

test.each([[undefined], [{ emergencyContact: null, vetClinic: null }]])(
  'R9.4 a lost pet without a phone number offers the form (contacts %j)',
  (contacts) => {
    renderPage(contacts ? { contacts } : {});
    expect(screen.getByRole('link', { name: 'Tell my family where I am' })).toHaveAttribute('href', '?write=1&lng=en');
    expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  },
);

test('R9.4 a shared phone number is shown beside the form', () => {
  renderPage({ contacts: { emergencyContact: 'Sam, +34 600 000 002', vetClinic: null } });
  expect(screen.getByRole('link', { name: '+34 600 000 002' })).toHaveAttribute('href', 'tel:+34600000002');
  expect(screen.getByRole('link', { name: 'Tell my family where I am' })).toBeVisible();
});

test.each([
  ['en', 'I’m allergic to Pollen, Penicillin.', /feed me|give me no|make me ill/],
  ['es', 'Mis alergias: Pollen, Penicillin.', /no me des|sienta/],
] as const)('R9.4 in %s a finder sees other allergies without advice on food', (locale, words, claim) => {
  renderPage(
    { severeAllergies: ['Pollen'], allergies: [{ allergen: 'Penicillin', severity: 'mild', reaction: null }] },
    locale,
  );
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(claim)).toBeNull();
});

test.each(['finder', 'vet', 'groomer', 'sitter', 'other'] as const)(
  'R9.4 a photo for a %s is in a landmark',
  (kind) => {
    const view = aSharedView({ kind });
    renderPage({ kind, pet: { ...view.pet, photoUrl: '/b/photo' } });
    const photos = screen.getAllByRole('img', { name: `Photo of ${view.pet.name}` });
    expect(photos.map((photo) => photo.closest('main, header')?.tagName)).not.toContain(undefined);
  },
);
