'use client';

import { useTranslations } from 'next-intl';
import { type FieldError, get, useFormState } from 'react-hook-form';
import { fieldMessage } from '@/lib/core/i18n/field-message';

/**
 * The text of an error in a form: schemas give translation keys (`pets.validation.nameRequired`); what the server
 * answered is a finished sentence already.
 */
export function useErrorText(): (error: { type?: unknown; message?: string }) => string | undefined {
  const t = useTranslations() as unknown as Parameters<typeof fieldMessage>[0];
  return ({ type, message }) => {
    if (!message) return undefined;
    return type === 'server' && !t.has(message.split('?')[0] ?? '') ? message : fieldMessage(t, message);
  };
}

/** The error to show beside a field, in the reader's language, or undefined. */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name, exact: true });
  const text = useErrorText();
  const error = get(errors, name) as FieldError | undefined;
  return error && text(error);
}
