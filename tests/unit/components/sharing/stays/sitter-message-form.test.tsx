import { screen } from '@testing-library/react';
import { SitterMessageForm } from '@/components/sharing/stays/sitter-message-form';
import type { StayDay } from '@/lib/sharing/stays/queries/stays';
import type { Sitting } from '@/lib/sharing/stays/sitting';
import { renderInLanguage } from '@/tests/support/render-in-language';

const stay = { sitter: 'Marta', ownerFirstName: 'Alex', allows: ['notes', 'photos'], pets: [] } as unknown as Sitting;
const view = { note: null, day: '2026-03-28' } as unknown as StayDay;

test.each([
  ['en', 'A photo', 'JPEG, PNG or WebP, up to 5 MB'],
  ['es', 'Una foto', 'JPEG, PNG o WebP, hasta 5\u00a0MB'],
] as const)('R7.18 a sitter’s photo field lists the accepted formats, in %s', (locale, label, hint) => {
  renderInLanguage(<SitterMessageForm stay={stay} view={view} formOutcome={null} action="/api/shared/key" />, locale);

  const field = screen.getByLabelText(label);
  expect(field).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  expect(field).toHaveAccessibleDescription(hint);
});

test('R7.18 a rejected photo shows the accepted formats', () => {
  const badPhotoOutcome = { outcome: 'badPhoto', row: 'tell' } as const;
  renderInLanguage(
    <SitterMessageForm stay={stay} view={view} formOutcome={badPhotoOutcome} action="/api/shared/key" />,
  );

  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a JPEG, PNG or WebP up to 5 MB.');
});
