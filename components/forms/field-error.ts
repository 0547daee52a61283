'use client';

import { useTranslations } from 'next-intl';
import { type FieldError, get, useFormState } from 'react-hook-form';
import { fieldMessage } from '@/lib/core/i18n/field-message';

/** Translates an error. Schemas return message keys (`pets.validation.nameRequired`), the server finished sentences. */
export function useErrorText(): (error: { type?: unknown; message?: string }) => string | undefined {
  const t = useTranslations() as unknown as Parameters<typeof fieldMessage>[0];
  return ({ type, message }) => {
    if (!message) return undefined;
    const isSentence = type === 'server' || type === 'offline';
    return isSentence && !t.has(message.split('?')[0] ?? '') ? message : fieldMessage(t, message);
  };
}

export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name, exact: true });
  const text = useErrorText();
  const error = get(errors, name) as FieldError | undefined;
  return error && text(error);
}
