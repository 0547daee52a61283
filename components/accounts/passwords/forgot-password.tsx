'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { TextField } from '@/components/forms/text-field';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { readResetLink, requestReset } from '@/lib/accounts/passwords/client';
import { paths } from '@/lib/core/config/paths';
import { nowMs } from '@/lib/core/time/clock';
import { failedFields, failureText } from './failure-text';
import { FormHead } from './form-head';
import { withNext } from './links';
import { ResetSent, type SentReset } from './reset-sent';

/** Displays the same response for every email address (R1.8). */
export function ForgotPassword({ next, development }: { next: string; development: boolean }) {
  const t = useTranslations('passwords');
  const common = useTranslations('signIn');
  const [sentReset, setSent] = useState<SentReset | null>(null);
  const { form, prepare } = useSchemaForm<{ email: string }, { email: string }>(
    async () => (await import('@/lib/accounts/passwords/schema')).forgotInput,
    { email: '' },
  );

  const showLink = async (email: string, since: number) => {
    try {
      setSent({ email, link: await readResetLink(email, since) });
    } catch (error) {
      console.info(error);
    }
  };

  const sendLink = async ({ email }: { email: string }) => {
    const since = nowMs();
    try {
      await requestReset(email);
      setSent({ email, link: null });
      if (development) void showLink(email, since);
    } catch (error) {
      console.info(error);
      showServerErrors(form, { error: failureText(t, error), fields: failedFields(error) });
    }
  };

  if (sentReset) return <ResetSent sentReset={sentReset} onAgain={() => setSent(null)} />;
  return (
    <Form form={form} draftKey={null} onSubmit={sendLink} onFocus={prepare}>
      <FormHead title={t('forgot.title')} text={t('forgot.intro')} />
      <TextField name="email" type="email" label={common('email')} autoComplete="username" required />
      <FormError />
      <Button type="submit" size="large" block busy={form.formState.isSubmitting}>
        {t('forgot.submit')}
      </Button>
      <Button asChild variant="link" size="link">
        <IntentLink href={withNext(paths.signInByPassword, next)}>{t('forgot.backToLogin')}</IntentLink>
      </Button>
    </Form>
  );
}
