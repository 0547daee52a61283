'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { isOnline } from '@/lib/browser/api/connection';
import type { DraftKey } from '@/lib/browser/storage/drafts';
import { type Attempt, useDraft } from './draft';
import { DraftNotice } from './draft-notice';
import { useErrorText } from './field-error';
import { useHydrated } from './use-hydrated';

type FormProps<Input extends FieldValues, Output extends FieldValues> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  form: UseFormReturn<Input, unknown, Output>;
  /** The values count as saved unless this sets an error or returns `false`. */
  onSubmit: (values: Output) => unknown;
  onInvalid?: () => void;
  /** Null for secrets and for users who are not signed in. Their input is never stored. */
  draftKey: DraftKey | null;
  attempt?: Attempt | undefined;
  hasFile?: boolean;
};

export function Form<Input extends FieldValues, Output extends FieldValues>({
  form,
  onSubmit,
  onInvalid,
  draftKey,
  attempt,
  hasFile,
  className,
  children,
  ...props
}: FormProps<Input, Output>) {
  const hydrated = useHydrated();
  const draft = useDraft(form, { draftKey, attempt, hasFile });
  const submitForm = form.handleSubmit((values) => draft.saving(() => onSubmit(values)), onInvalid);
  return (
    <FormProvider {...form}>
      <form noValidate className={cn('grid gap-5', className)} onSubmit={(event) => void submitForm(event)} {...props}>
        <fieldset disabled={!hydrated} className="contents disabled:[&_:disabled]:opacity-100">
          <DraftNotice state={draft.state} onDiscard={draft.discard} onUndo={draft.undo} />
          {children}
        </fieldset>
      </form>
    </FormProvider>
  );
}

export function showServerErrors<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  answer: { error: string; fields?: Record<string, string> },
): void {
  const fieldErrors = Object.entries(answer.fields ?? {});
  const own = form.getValues();
  // Errors of fields that are not in the form appear above the buttons. Otherwise users would not see why it was
  // refused.
  const ownErrors = fieldErrors.filter(([path]) => Object.hasOwn(own, path.split('.')[0] ?? ''));
  for (const [, message] of fieldErrors.filter((one) => !ownErrors.includes(one)))
    form.setError('root.server', { type: 'server', message });
  for (const [index, [path, message]] of ownErrors.entries())
    form.setError(path as never, { type: 'server', message }, { shouldFocus: index === 0 });
  const type = isOnline() ? 'server' : 'offline';
  if (fieldErrors.length === 0) form.setError('root.server', { type, message: answer.error });
}

export function FormError() {
  const { errors } = useFormState();
  const t = useTranslations('shell.offline');
  const text = useErrorText();
  const alert = useRef<HTMLDivElement>(null);
  const error = errors.root?.server ?? errors.root;
  const message = error && text(error);
  useEffect(() => {
    if (message) alert.current?.scrollIntoView?.({ block: 'center' });
  }, [message]);
  return (
    <div ref={alert} role="alert" className="empty:hidden">
      {message ? (
        <p className="flex gap-2 rounded-control bg-danger-soft px-3 py-2.5 text-danger">
          <Icon of="circle-alert" className="mt-0.5 size-5 shrink-0" />
          <span>
            {message}
            {error?.type === 'offline' ? ` ${t('needed')}` : null}
          </span>
        </p>
      ) : null}
    </div>
  );
}
