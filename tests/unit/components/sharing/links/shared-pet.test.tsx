import { gzipSync } from 'node:zlib';
import { render, screen, within } from '@testing-library/react';
import { FinderForm } from '@/components/sharing/links/finder-form';
import { PinForm } from '@/components/sharing/links/pin-form';
import { SharedPet } from '@/components/sharing/links/shared-pet';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import type { SharedView } from '@/lib/sharing/links/shared-view';
import { aSharedView, threeYears } from '@/tests/support/a-shared-view';
import { aConflict } from '@/tests/support/allergy-warnings';
import { inLanguage, renderInLanguage } from '@/tests/support/render-in-language';

const readerOf = ({ today, timeZone }: SharedView) => ({ today, timeZone });
const renderPet = (view: SharedView, locale: FormatLocale = 'en') =>
  renderInLanguage(<SharedPet view={view} base="/api/shared/k" lastDay={null} form={null} />, locale, readerOf(view));
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('R9.4 a vet sees alerts first, then the record in order', () => {
  renderPet(threeYears());
  expect(screen.getByText('Severe allergy: Penicillin')).toBeVisible();
  expect(headings().slice(0, 11)).toEqual([
    'Alerts',
    'Luna',
    'Vaccinations',
    'Weight',
    'Symptoms',
    'Contacts',
    'Home measurements',
    'Lab results',
    'Vet visits',
    'Notes',
    'Conditions and medication',
  ]);

  const alerts = screen.getByRole('heading', { name: 'Alerts' }).closest('section') ?? document.body;
  expect(alerts).toHaveTextContent(
    /Severe allergy: Penicillin Swelling of the face.*Chicken, moderate: Itching, ears.*Pollen, mild/,
  );
  const medicine = screen.getByRole('heading', { name: 'Conditions and medication' }).closest('section');
  expect(within(medicine ?? document.body).getByText(/Meloxicam/)).toBeVisible();
  expect(screen.getByText('Overdue')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Passport as PDF (A4)' })).toHaveAttribute(
    'href',
    '/api/shared/k/passport.pdf?lng=en&size=a4',
  );
});

test('R9.4 a full record of three years stays far below 30 KB compressed', () => {
  const { container } = render(
    inLanguage(<SharedPet view={threeYears()} base="/api/shared/k" lastDay={null} form={null} />),
  );
  const html = container.innerHTML;
  expect(html.length).toBeGreaterThan(20_000);
  // The limit is for HTML alone. React's flight data roughly doubles the size.
  expect(gzipSync(html).length).toBeLessThan(13_000);
});

test('R9.4 a shared page shows the range’s first day, end and omitted readings', () => {
  const task = { minutes: null, note: null, timeZone: 'Europe/Madrid', detail: null, warnings: [] };

  renderPet(
    aSharedView({
      kind: 'sitter',
      contacts: { emergencyContact: 'Sam, +34 600 000 002', vetClinic: 'Sunny Street Vets' },
      day: {
        day: '2026-03-28',
        tasks: [
          { ...task, time: '08:00', title: 'Breakfast', kind: 'feeding', state: 'done', note: 'half a cup' },
          { ...task, time: '20:00', title: 'Apoquel', kind: 'medication', state: 'upcoming', detail: '1 tablet' },
        ],
        meals: [{ title: 'Breakfast', timeOfDay: '08:00', weekdays: [1, 3], note: null }],
      },
    }),
    'es',
  );

  expect(headings().slice(0, 3)).toEqual(['Hoy, 28 de marzo de 2026', 'Si algo va mal', 'Comidas']);
  expect(screen.getByText('Apoquel, 1 tablet')).toBeVisible();
  expect(screen.getByText('half a cup')).toBeVisible();
  expect(screen.getByRole('link', { name: '+34 600 000 002' })).toHaveAttribute('href', 'tel:+34600000002');
});

test('R5.4 R9.4 an American sitter sees a 12-hour clock and weeks from Sunday', () => {
  const meals = [{ title: 'Supper', timeOfDay: '20:00', weekdays: [1, 7], note: null }];
  renderPet(aSharedView({ kind: 'sitter', day: { day: '2026-03-28', tasks: [], meals } }), 'en-US');
  expect(headings()[0]).toBe('Today, March 28, 2026');
  expect(screen.getByText(/^8:00\sPM$/)).toBeVisible();
  expect(screen.getByText('Sun, Mon')).toBeVisible();
});

test('R9.1 sections outside a link have no heading', () => {
  renderPet(aSharedView({ kind: 'other' }));
  expect(headings()).toEqual(['About Luna']);
});

const lostState = { since: '2026-03-27T23:30:00.000Z', note: null, needsMedication: false };

test.each([
  ['en', lostState, ['I’m lost', /don’t chase me/, /^Please give me no Chicken\.$/, /missing since 28 March 2026/]],
  [
    'es',
    lostState,
    ['Me he perdido', /no me persigas/, /^Por favor, no me des Chicken\.$/, /desde el 28 de marzo de 2026/],
  ],
  ['en', { ...lostState, note: 'Shy' }, ['I’m lost', /^Shy$/, /give me no Chicken/, /missing since/]],
  ['en', null, ['Have you found me?', /don’t chase me/, /give me no Chicken/, /Beagle, 5 years/]],
] as const)(
  'R9.4 in %s a lost pet’s page speaks for it, with one button',
  (locale, state, [title, manners, food, about]) => {
    const allergies = [
      { allergen: 'Penicillin', severity: 'severe' as const, reaction: null },
      { allergen: 'Chicken', severity: 'mild' as const, reaction: null },
    ];
    renderPet(aSharedView({ kind: 'finder', lost: state, severeAllergies: ['Penicillin'], allergies }), locale);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    for (const words of [manners, food, about])
      expect(screen.getByText((_, node) => node?.tagName === 'P' && words.test(node.textContent ?? ''))).toBeVisible();
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['?lng=en', '?lng=es', `?write=1&lng=${locale}`]);
  },
);

test('R9.4 the finder’s form has its own page', () => {
  const form = { petName: 'Luna', action: '/api/shared/k/message', token: 't', draft: null };
  const view = aSharedView({ kind: 'finder', lost: lostState });
  const { rerender } = renderInLanguage(
    <SharedPet view={view} base="/b" lastDay={null} form={<FinderForm {...form} outcome={null} />} />,
    'en',
    readerOf(view),
  );

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Where is Luna?');
  expect(screen.getByLabelText('Your message')).toBeRequired();
  expect(screen.getByLabelText('Your message')).toHaveAttribute('maxlength', '2000');
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '?lng=en');
  expect(screen.getByRole('link', { name: 'Español (Spanish)' })).toHaveAttribute('href', '?write=1&lng=es');

  const draft = { text: 'a.com b.com c.com', contact: 'Ben' };
  rerender(inLanguage(<FinderForm {...form} draft={draft} outcome="links" />));
  expect(screen.getByRole('alert')).toHaveTextContent('no more than two links');

  rerender(inLanguage(<FinderForm {...form} outcome="sent" />, 'es'));
  expect(screen.getByRole('status')).toHaveTextContent('¡Gracias!');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('R9.4 a groomer sees sensitive areas and contacts', () => {
  const { conditions, allergies, vaccinations, notes, contacts } = threeYears();
  const groomerParts = { conditions, allergies, vaccinations, notes, contacts, severeAllergies: ['Penicillin'] };
  renderPet(aSharedView({ kind: 'groomer', ...groomerParts } as SharedView));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Luna');
  expect(screen.getByText('Severe allergy: Penicillin')).toBeVisible();
  expect(headings().slice(0, 5)).toEqual(['Allergies', 'Handle with care', 'Good to know', 'Vaccinations', 'Contacts']);
  expect(screen.getByText('Arthritis')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call the emergency contact' })).toHaveAttribute('href', 'tel:+34600000002');
});

test.each([
  ['en', 'The link works until 23 November 2026.'],
  ['es', 'Este enlace funciona hasta el 23 de noviembre de 2026.'],
] as const)('R9.4 in %s a link shows its last day without a time zone', (locale, words) => {
  const view = aSharedView({ kind: 'other' });
  renderInLanguage(<SharedPet view={view} base="/b" lastDay="2026-11-23" form={null} />, locale, readerOf(view));
  expect(screen.getByText(new RegExp(words))).toBeVisible();
  expect(document.body).not.toHaveTextContent('UTC');
});

test('R9.4 a link without an end shows no last day', () => {
  renderPet(aSharedView({ kind: 'other' }));
  expect(document.body).not.toHaveTextContent(/works until \d/);
});

test('R9.1 the PIN form has a URL fragment for each outcome', () => {
  renderInLanguage(<PinForm action="/api/shared/k/pin" />, 'es');
  expect(screen.getByLabelText('PIN')).toHaveAttribute('inputmode', 'numeric');
  const wrong = screen.getByText('Ese PIN no es correcto.');
  expect([wrong.id, wrong.tabIndex]).toEqual(['pin-wrong', -1]);
  expect(screen.getByText(/^Demasiados intentos/)).toHaveAttribute('id', 'pin-wait');
});

test('R7.3 a vet sees that a dose was given too early', () => {
  const name = { en: 'Leptospirosis', es: 'Leptospirosis' };
  const doseWithoutDetails = {
    product: null,
    manufacturer: null,
    batch: null,
    vetName: null,
    clinic: null,
    validUntil: null,
  };
  const guideline = { en: 'WSAVA 2024', es: 'WSAVA 2024' };
  const tooEarly = [{ vaccineId: 'dog.lepto', name, reason: 'age' as const, countsFrom: '2026-03-20', guideline }];
  renderPet(
    aSharedView({
      vaccinations: {
        region: null,
        stamps: [],
        planned: [
          {
            name,
            status: 'due_soon',
            due: '2026-04-10',
            lastGivenOn: null,
            tooEarlyOn: '2026-03-10',
            tooEarlyBy: guideline,
            lastDoses: [],
            beforeChip: false,
            certain: 'computed',
            lastDoseStatus: null,
          },
        ],
        doses: [{ ...doseWithoutDetails, vaccine: name, givenOn: '2026-03-10', tooEarly, beforeChip: false }],
      },
    }),
  );
  const text = screen.getByRole('heading', { name: 'Vaccinations' }).closest('section')?.textContent;

  expect(text).toContain('given too early to count by WSAVA 2024, 10 Mar 2026');
  expect(text).not.toContain('no dose recorded');
  expect(text).toContain(
    'By WSAVA 2024, given before the minimum age, so it doesn’t count for Leptospirosis. A dose counts from 20 Mar 2026.',
  );
});

test('R7.3 vets and sitters see the warning beside a medicine and its dose', () => {
  const [medication] = threeYears().medications ?? [];
  const warnings = [aConflict({ reason: 'Tested' })];
  const dose = { minutes: null, note: null, timeZone: 'Europe/Madrid', detail: null, kind: 'medication' as const };
  const tasks = [{ ...dose, time: '08:00', title: 'Synulox', state: 'due' as const, warnings }];
  const medications = medication ? [{ ...medication, warnings, unknownWords: ['Xyzzol'] }] : [];
  const unknownAllergens = ['Soy'];

  renderPet(aSharedView({ medications, unknownAllergens, day: { day: '2026-03-28', tasks, meals: [] } }), 'es');

  expect(screen.getAllByText('Alergia grave (Amoxicillin): pertenece al mismo grupo, penicilinas.')).toHaveLength(2);
  expect(screen.getAllByText('Confirmado por la familia: Tested')).toHaveLength(2);
  expect(screen.getByText(/no conoce estos nombres.*: Xyzzol\.$/)).toBeVisible();
  expect(screen.getByText(/no conoce estos alérgenos.*: Soy\.$/)).toBeVisible();
});
