'use client';

import { useTranslations } from 'next-intl';
import { Form, FormError } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { verificationFailure, verifyCode } from '@/lib/accounts/sign-in/client';
import type { CodeInput } from '@/lib/accounts/sign-in/schema';
import { useFailureText, useVerifiedUser } from './verified-user';

export function CodeForm({ email, next }: { email: string; next: string }) {
  const t = useTranslations('signIn');
  const arrive = useVerifiedUser(next);
  const failureText = useFailureText();
  const { form, prepare } = useSchemaForm<CodeInput, CodeInput>(
    async () => (await import('@/lib/accounts/sign-in/schema')).codeInput,
    { email, code: '' },
  );

  const submitCode = async ({ code }: { code: string }) => {
    try {
      await arrive(await verifyCode(email, code));
    } catch (error) {
      console.info(error);
      const reason = verificationFailure(error);
      const message = reason === 'refused' || reason === 'used' ? t('failedCode') : failureText(reason);
      form.setError('code', { type: 'server', message }, { shouldFocus: true });
    }
  };

  return (
    <Form form={form} draftKey={null} onSubmit={submitCode} onFocus={prepare}>
      <h2 className="text-lg">{t('codeTitle')}</h2>
      <TextField
        name="code"
        label={t('codeLabel')}
        hint={t('codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={100}
        className="[&_input]:font-mono [&_input]:tracking-[0.3em]"
        required
      />
      <FormError />
      <Button type="submit" size="large" block busy={form.formState.isSubmitting}>
        {t('codeSubmit')}
      </Button>
    </Form>
  );
}
