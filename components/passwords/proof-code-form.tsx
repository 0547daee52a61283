'use client';

import { useTranslations } from 'next-intl';
import { Form, FormError } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { proveByCode } from '@/lib/passwords/client';

/** The code of the mail, which makes the session a new one. */
export function ProofCodeForm({ email, onProven }: { email: string; onProven: () => Promise<void> }) {
  const t = useTranslations('account.credentials');
  const { form, prepare } = useSchemaForm<{ code: string }, { code: string }>(
    async () => (await import('@/lib/passwords/schema')).proofCode,
    { code: '' },
  );
  const prove = async ({ code }: { code: string }) => {
    try {
      await proveByCode(email, code);
    } catch (error) {
      console.info(error);
      form.setError('code', { type: 'server', message: t('proof.wrongCode') }, { shouldFocus: true });
      return;
    }
    await onProven().catch((error) => {
      console.info(error);
      form.setError('root.server', { type: 'server', message: t('failed') });
    });
  };
  return (
    <Form form={form} draftKey={null} onSubmit={prove} onFocus={prepare}>
      <p role="status">{t('proof.codeSent')}</p>
      <TextField
        name="code"
        label={t('proof.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
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
