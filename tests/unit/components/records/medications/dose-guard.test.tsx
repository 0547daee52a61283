import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DoseGuardSheet } from '@/components/records/medications/dose-guard';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import type { DoseGuard } from '@/lib/records/medications/dose-guard';
import { aDoseGuard } from '@/tests/support/a-dose-guard';
import { renderInLanguage } from '@/tests/support/render-in-language';

const onGive = jest.fn();
const onClose = jest.fn();

beforeEach(() => jest.clearAllMocks());

function renderGuard(changes: Partial<DoseGuard> = {}, locale: FormatLocale = 'en', canRepeat = true) {
  return renderInLanguage(
    <DoseGuardSheet
      guard={aDoseGuard(changes)}
      hasChanged={false}
      canRepeat={canRepeat}
      busy={false}
      onGive={onGive}
      onClose={onClose}
    />,
    locale,
  );
}

test.each([
  ['en', 'Milo’s Meloxicam', '0.5 ml · an hour and a half ago', 'next tomorrow 08:00', 'Don’t give it'],
  ['es', 'Meloxicam de Milo', '0.5 ml · hace hora y media', 'próxima: mañana a las 08:00', 'Vale, no se lo doy'],
] as const)('R11.4 the sheet shows giver, time and next dose, in %s', async (locale, of, about, next, leave) => {
  renderGuard({}, locale);
  const sheet = screen.getByRole('alertdialog');
  expect(sheet).toHaveAccessibleDescription(about);
  expect(screen.getByText(of)).toBeVisible();
  expect(screen.getByText('08:02 Ana')).toBeVisible();
  expect(screen.getByText(next)).toBeVisible();

  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: leave })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('R11.4 giving again requires a reason, which can be free text', async () => {
  renderGuard();
  const give = screen.getByRole('button', { name: 'Give anyway' });
  expect(give).toBeDisabled();
  expect(screen.getByText('Ana and Sam will see this next to the dose.')).toBeVisible();

  await userEvent.click(screen.getByRole('radio', { name: 'Other' }));
  expect(give).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), ' Fell behind the sofa ');
  await userEvent.click(give);
  expect(onGive).toHaveBeenCalledWith('Fell behind the sofa');
});

test.each([
  [{ isOwn: true, readers: [] }, 'You gave this at 08:02'],
  [{ by: null }, 'A former caregiver gave this at 08:02'],
  [{ now: '2026-05-21T05:00:00.000Z' }, 'Ana gave this yesterday at 08:02'],
  [{ now: '2026-05-23T05:00:00.000Z' }, 'Ana gave this on 20 May 2026 at 08:02'],
])('R11.4 the title names any giver and day: %j', (changes, title) => {
  renderGuard(changes);
  expect(screen.getByRole('alertdialog', { name: title })).toBeVisible();
});

test('R11.4 without other members it mentions no readers; single doses have no next', () => {
  renderGuard({ isOwn: true, readers: [], next: null });
  expect(screen.queryByText(/will see this/)).not.toBeInTheDocument();
  expect(screen.queryByText('not yet')).not.toBeInTheDocument();
});

test('R11.4 the sheet for a skip does not offer to give again', () => {
  renderGuard({}, 'en', false);
  expect(screen.queryByRole('button', { name: 'Give anyway' })).not.toBeInTheDocument();
});
