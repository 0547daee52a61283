import { screen } from '@testing-library/react';
import { UnitsForm } from '@/components/accounts/account/units-form';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const profile = {
  id: 'u1',
  locale: 'en',
  weightUnit: 'kg',
  temperatureUnit: 'c',
  timeZone: 'Europe/Madrid',
  englishFormat: null,
} as const;

test('R5.4 without a choice the formats follow the browser', () => {
  renderInLanguage(<UnitsForm profile={profile} />, 'en-US');
  expect(screen.getByLabelText('Date and time format')).toHaveDisplayValue('Same as this browser');
});

test('R5.4 shows the choice to readers of English pages or mails', () => {
  const american = { ...profile, englishFormat: 'en-US' } as const;
  const { unmount } = renderInLanguage(<UnitsForm profile={american} />, 'es');
  expect(screen.getByLabelText('Fechas y horas en inglés')).toHaveValue('en-US');
  unmount();
  renderInLanguage(<UnitsForm profile={{ ...american, locale: 'es' }} />, 'es');
  expect(screen.queryByLabelText('Fechas y horas en inglés')).not.toBeInTheDocument();
});
