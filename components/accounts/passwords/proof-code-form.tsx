'use client';

import { useTranslations } from 'next-intl';
import { Form, FormError } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { proveByCode } from '@/lib/accounts/passwords/client';
import { ApiError } from '@/lib/browser/api/api-client';

interface ProofCodeFormProps {
  email: string;
  /** False if a mail was requested too soon after another, whose code still works. */
  isSent: boolean;
  onProven: () => Promise<void>;
}

export function ProofCodeForm({ email, isSent, onProven }: ProofCodeFormProps) {
  const t = useTranslations('account.credentials');
  const { form, prepare } = useSchemaForm<{ code: string }, { code: string }>(
    async () => (await import('@/lib/accounts/passwords/schema')).proofCode,
    { code: '' },
  );
  const proveWithCode = async ({ code }: { code: string }) => {
    try {
      await proveByCode(email, code);
    } catch (error) {
      console.info(error);
      const isWrong = error instanceof ApiError && error.status === 401;
      const message = isWrong ? t('proof.wrongCode') : t('failed');
      form.setError('code', { type: 'server', message }, { shouldFocus: true });
      return;
    }
    await onProven().catch((error) => {
      console.info(error);
      form.setError('root.server', { type: 'server', message: t('failed') });
    });
  };
  return (
    <Form form={form} draftKey={null} onSubmit={proveWithCode} onFocus={prepare}>
      <p role="status">{isSent ? t('proof.codeSent') : t('proof.codeNotSent')}</p>
      <TextField
        name="code"
        label={t('proof.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={100}
        className="[&_input]:font-mono [&_input]:tracking-[0.3em]"
        required
      />
      <FormError />
      <Button type="submit" block busy={form.formState.isSubmitting}>
        {t('proof.confirm')}
      </Button>
    </Form>
  );
}
