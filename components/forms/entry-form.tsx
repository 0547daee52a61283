'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/browser/api/api-client';
import { saveFailure } from '@/lib/browser/api/save-failure';
import type { DraftKey } from '@/lib/browser/storage/drafts';
import { newId } from '@/lib/core/validation/ids';
import { Form, FormError, showServerErrors } from './form';
import { OverVersions } from './over-versions';
import { useSchemaForm } from './schema-form';
import { useVersions } from './use-versions';

export class ConfirmationRequired extends Error {
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super('confirmation required');
    this.fields = fields;
  }
}

type Confirmation = 'form' | 'server' | null;

function questionOf(error: unknown): { by: 'form' | 'server'; fields: Record<string, string> } | null {
  if (error instanceof ConfirmationRequired) return { by: 'form', fields: error.fields };
  if (!(error instanceof ApiError) || error.failure?.code !== 'confirmation_required') return null;
  return { by: 'server', fields: error.failure.fields ?? {} };
}

export interface EntryFormProps<Input extends FieldValues, Output extends FieldValues, Saved = unknown> {
  schema: () => Promise<ZodType<Output, Input>>;
  initial: DefaultValues<Input>;
  /** Null for forms that only make sense beside the page's picture. */
  draftKey: DraftKey | null;
  /** Loads labels of the fields, for comparing with another version of the entry. */
  fields?: () => Promise<object>;
  /** @param confirmed questions confirmed by submitting the same values again @throws ConfirmationRequired */
  save: (values: Output, key: string, confirmation: Confirmation) => Promise<Saved>;
  onSaved: (savedEntry: Saved) => void;
  saveLabel?: ReactNode;
  children: ReactNode | ((form: UseFormReturn<Input, unknown, Output>) => ReactNode);
}

export function EntryForm<Input extends FieldValues, Output extends FieldValues, Saved = unknown>({
  schema,
  initial,
  draftKey,
  fields,
  save,
  onSaved,
  saveLabel,
  children,
}: EntryFormProps<Input, Output, Saved>) {
  const t = useTranslations('entries');
  const { form, prepare } = useSchemaForm<Input, Output>(schema, initial);
  const [key, renew] = useState(newId);
  const [unanswered, setUnanswered] = useState(false);
  const [lastQuestion, setLastQuestion] = useState<{ by: 'form' | 'server'; values: string } | null>(null);
  const versions = useVersions<Saved>(fields);
  const submitEntry = async (values: Output) => {
    const typedText = JSON.stringify(values);
    setUnanswered(false);
    try {
      const answer = await versions.save(() =>
        save(values, key, lastQuestion?.values === typedText ? lastQuestion.by : null),
      );
      if (answer === null) return false;
      onSaved(answer.saved);
      answer.announce();
    } catch (error) {
      const question = questionOf(error);
      setLastQuestion(question && { by: question.by, values: typedText });
      // Displayed next to the button, because the field may be scrolled out of view.
      if (question) return showServerErrors(form, { error: Object.values(question.fields).join(' ') });
      const fields = error instanceof ApiError ? error.failure?.fields : undefined;
      const failure = saveFailure(error);
      setUnanswered(failure === 'noAnswer');
      showServerErrors(form, { error: t(`failed.${failure}`), fields });
    }
  };
  const usual = lastQuestion ? t('saveAnyway') : (saveLabel ?? t('save'));
  const label = unanswered ? t('tryAgain') : usual;
  return (
    <Form form={form} draftKey={draftKey} attempt={{ key, renew }} onSubmit={submitEntry} onFocus={prepare}>
      <OverVersions versions={versions}>
        {typeof children === 'function' ? children(form) : children}
        <div className="save-bar">
          <FormError />
          <Button type="submit" size="large" busy={form.formState.isSubmitting} block>
            {label}
          </Button>
        </div>
      </OverVersions>
    </Form>
  );
}
