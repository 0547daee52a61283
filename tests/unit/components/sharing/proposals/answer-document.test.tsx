import { screen } from '@testing-library/react';
import { AnswerDocument } from '@/components/sharing/proposals/answer-document';
import type { AnswerPlace } from '@/components/sharing/proposals/answer-fact';
import { renderInLanguage } from '@/tests/support/render-in-language';

const shownForm = { action: '/api/shared/key', draft: { name: 'Blood count' }, page: { animal: 'of-the-page' } };
const place = shownForm as unknown as AnswerPlace;

test.each([
  ['en', 'File', 'Name (optional)', /PDF, JPEG, PNG .* 5 MB/],
  ['es', 'Archivo', 'Nombre (opcional)', /PDF, JPEG, PNG .* 5\u00a0MB/],
] as const)('R13.3 %s: a plain form accepts one file and its name', (locale, file, name, hint) => {
  const { container } = renderInLanguage(<AnswerDocument place={place} />, locale);
  const form = container.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/shared/key/proposals', 'post']);
  expect(form?.enctype).toBe('multipart/form-data');

  const input = screen.getByLabelText(file) as HTMLInputElement;
  expect([input.name, input.type, input.required, input.multiple]).toEqual(['file', 'file', true, false]);
  expect(input.accept).toBe('application/pdf,image/jpeg,image/png,image/webp');
  expect(input).toHaveAccessibleDescription(hint);
  expect(screen.getByRole('textbox', { name })).toHaveValue('Blood count');
  const hiddenValue = (of: string) => form?.querySelector<HTMLInputElement>(`[name=${of}]`)?.value;
  expect([hiddenValue('lng'), hiddenValue('animal')]).toEqual([locale, 'of-the-page']);
});
