'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/core/http/api-client';
import { saveFailure } from '@/lib/core/http/save-failure';
import { newId } from '@/lib/core/ids';
import { Form, FormError, showServerErrors } from './form';
import { useSchemaForm } from './schema-form';

export interface EntryFormProps<Input extends FieldValues, Output extends FieldValues> {
  /** Imports the schema, so that it comes when it is needed. */
  schema: () => Promise<ZodType<Output, Input>>;
  initial: DefaultValues<Input>;
  /** @param key the same for every press of the button: one form makes one entry */
  save: (values: Output, key: string) => Promise<unknown>;
  /** After it was stored. */
  onSaved: () => void;
  /** The fields; what depends on what is typed asks the form. */
  children: ReactNode | ((form: UseFormReturn<Input, unknown, Output>) => ReactNode);
}

/** The frame of every form that adds or changes an entry of a collection. Nothing typed is lost when saving fails. */
export function EntryForm<Input extends FieldValues, Output extends FieldValues>({
  schema,
  initial,
  save,
  onSaved,
  children,
}: EntryFormProps<Input, Output>) {
  const t = useTranslations('entries');
  const { form, prepare } = useSchemaForm<Input, Output>(schema, initial);
  const [key] = useState(newId);
  const submit = async (values: Output) => {
    try {
      await save(values, key);
      onSaved();
    } catch (error) {
      const fields = error instanceof ApiError ? error.failure?.fields : undefined;
      showServerErrors(form, { error: t(`failed.${saveFailure(error)}`), fields });
    }
  };
  return (
    <Form form={form} onSubmit={submit} onFocus={prepare} className="pb-1">
      {typeof children === 'function' ? children(form) : children}
      <FormError />
      <Button type="submit" size="large" busy={form.formState.isSubmitting} block>
        {t('save')}
      </Button>
    </Form>
  );
}
