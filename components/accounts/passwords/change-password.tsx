'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Form, FormError } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { useSchemaForm } from '@/components/forms/schema-form';
import { Button } from '@/components/ui/button';
import { changePassword } from '@/lib/accounts/passwords/client';
import { toast } from '@/lib/browser/page/toast';
import { useCredentialErrors } from './credential-errors';
import { useProof } from './proof';
import type { ProofAccount } from './proof-account';

export function ChangePassword({ account, onDone }: { account: ProofAccount; onDone: () => void }) {
  const t = useTranslations('account.credentials');
  const router = useRouter();
  const proof = useProof(account);
  const { form, prepare } = useSchemaForm<{ password: string }, { password: string }>(
    async () => (await import('@/lib/accounts/passwords/schema')).newPasswordForm,
    { password: '' },
  );
  const showErrors = useCredentialErrors(form);

  const savePassword = ({ password }: { password: string }) =>
    proof.run(async (currentPassword) => {
      if (!(await showErrors(changePassword(account.id, password, currentPassword)))) return;
      toast({ title: t('passwordSaved'), description: t('passwordSavedText') });
      onDone();
      router.refresh();
    });

  return (
    <>
      <Form form={form} draftKey={null} onSubmit={savePassword} onFocus={prepare}>
        {/* Tells password managers to which account the password belongs. */}
        <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
        <PasswordField
          name="password"
          label={t('newPassword')}
          hint={t('newPasswordHint')}
          autoComplete="new-password"
          required
        />
        <FormError />
        <Button type="submit" className="w-full justify-self-start sm:w-auto" busy={form.formState.isSubmitting}>
          {t('savePassword')}
        </Button>
      </Form>
      {proof.dialog}
    </>
  );
}
