'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { useStrippedAddress } from '@/components/shell/stripped-address';
import { Button } from '@/components/ui/button';
import { resetPassword } from '@/lib/accounts/passwords/client';
import type { ResetInput } from '@/lib/accounts/passwords/schema';
import { ApiError } from '@/lib/browser/api/api-client';
import { ACCOUNT_LINK_MINUTES } from '@/lib/core/auth/link-minutes';
import { paths } from '@/lib/core/config/paths';
import { failedFields, failureText } from './failure-text';
import { FormHead } from './form-head';
import { NewPasswordField } from './new-password-field';
import { Outcome } from './outcome';

/** Ends all sessions. Therefore also deletes what this browser stores about the user. */
export function ResetPassword({ token }: { token: string | undefined }) {
  const t = useTranslations('passwords');
  const [state, setState] = useState<'open' | 'done' | 'expired'>('open');
  const { form, prepare } = useSchemaForm<ResetInput, ResetInput>(
    async () => (await import('@/lib/accounts/passwords/schema')).resetInput,
    { token: token ?? '', password: '' },
  );
  useStrippedAddress(paths.resetPassword);

  const savePassword = async ({ password }: ResetInput) => {
    try {
      await resetPassword(token ?? '', password);
      await (await import('@/lib/browser/session/check-session')).forgetSession();
      setState('done');
    } catch (error) {
      console.info(error);
      if (error instanceof ApiError && error.status === 401) return setState('expired');
      showServerErrors(form, { error: failureText(t, error), fields: failedFields(error) });
      form.setFocus('password');
    }
  };

  if (state === 'done') {
    return (
      <Outcome icon="circle-check" title={t('reset.doneTitle')} text={t('reset.doneText')} afterForm>
        <Button asChild size="large" block>
          <a href={paths.signInByPassword}>{t('reset.signIn')}</a>
        </Button>
      </Outcome>
    );
  }
  if (!token || state === 'expired') {
    const title = token ? t('reset.expiredTitle') : t('reset.missingTitle');
    const text = token ? t('reset.expiredText', { minutes: ACCOUNT_LINK_MINUTES }) : t('reset.missingText');
    return (
      <Outcome icon="circle-alert" tone="danger" title={title} text={text} afterForm={Boolean(token)}>
        <Button asChild size="large" block>
          <a href={paths.forgotPassword}>{t('reset.again')}</a>
        </Button>
      </Outcome>
    );
  }
  return (
    <Form form={form} draftKey={null} onSubmit={savePassword} onFocus={prepare}>
      <FormHead title={t('reset.title')} text={t('reset.intro')} />
      <NewPasswordField label={t('newPassword')} />
      <FormError />
      <Button type="submit" size="large" block busy={form.formState.isSubmitting}>
        {t('reset.submit')}
      </Button>
    </Form>
  );
}
