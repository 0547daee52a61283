'use client';

import { useTranslations } from 'next-intl';
import { Form, FormError } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { changeEmail } from '@/lib/accounts/passwords/client';
import { toast } from '@/lib/browser/page/toast';
import { useCredentialErrors } from './credential-errors';
import { useProof } from './proof';
import type { ProofAccount } from './proof-account';

export function ChangeEmail({ account, onDone }: { account: ProofAccount; onDone: () => void }) {
  const t = useTranslations('account.credentials');
  const proof = useProof(account);
  const { form, prepare } = useSchemaForm<{ email: string }, { email: string }>(
    async () => (await import('@/lib/accounts/passwords/schema')).newEmailForm,
    { email: '' },
  );
  const showErrors = useCredentialErrors(form);

  const requestChange = ({ email }: { email: string }) =>
    proof.run(async (currentPassword) => {
      if (!(await showErrors(changeEmail(account.id, email, currentPassword)))) return;
      toast({ title: t('emailAsked'), description: t('emailAskedText', { email }) });
      onDone();
    });

  return (
    <>
      <Form form={form} draftKey="account/email" onSubmit={requestChange} onFocus={prepare}>
        <TextField
          name="email"
          type="email"
          label={t('newEmail')}
          hint={t('newEmailHint')}
          autoComplete="email"
          required
        />
        <FormError />
        <Button type="submit" className="w-full justify-self-start sm:w-auto" busy={form.formState.isSubmitting}>
          {t('sendLink')}
        </Button>
      </Form>
      {proof.dialog}
    </>
  );
}
