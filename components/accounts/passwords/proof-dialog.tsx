'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePageContext } from '#page-context';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { useSchemaForm } from '@/components/forms/schema-form';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { sendCode } from '@/lib/accounts/passwords/client';
import { type ProvenAttempt, requiresReauthentication } from '@/lib/browser/api/reauthentication';
import { OIDC_START, paths } from '@/lib/core/config/paths';
import type { ProofAccount } from './proof-account';
import { ProofCodeForm } from './proof-code-form';

interface ProofDialogProps {
  account: ProofAccount;
  attempt: ProvenAttempt;
  onClose: () => void;
}

export function ProofDialog(props: ProofDialogProps) {
  const t = useTranslations('account.credentials');
  const { provider } = props.account;
  return (
    <Dialog open onOpenChange={props.onClose}>
      <DialogContent title={t('proof.title')} description={t('proof.text')}>
        {provider ? <ProviderProof name={provider} remember={props.account.remember} /> : <OwnProof {...props} />}
      </DialogContent>
    </Dialog>
  );
}

function ProviderProof({ name, remember }: { name: string; remember: boolean }) {
  const t = useTranslations('account.credentials');
  const query = new URLSearchParams({ again: 'true', remember: String(remember), next: paths.profile });
  return (
    <Button asChild block>
      <a href={`${OIDC_START}?${query}`}>{t('proof.provider', { name })}</a>
    </Button>
  );
}

function OwnProof({ account, attempt, onClose }: ProofDialogProps) {
  const t = useTranslations('account.credentials');
  const { sendsMail } = usePageContext();
  const [step, setStep] = useState<'ask' | 'sending' | 'code' | 'sent before'>('ask');
  const [failureText, setFailed] = useState<string | null>(null);

  const sendMail = async () => {
    setStep('sending');
    setFailed(null);
    try {
      setStep((await sendCode(account.email, account.remember)) ? 'code' : 'sent before');
    } catch {
      setFailed(t('failed'));
      setStep('ask');
    }
  };

  const continueWithPassword = async (currentPassword?: string) => {
    await attempt(currentPassword);
    onClose();
  };

  if (step === 'code' || step === 'sent before')
    return <ProofCodeForm email={account.email} isSent={step === 'code'} onProven={() => continueWithPassword()} />;
  return (
    <div className="grid gap-3">
      {account.hasPassword ? <CurrentPasswordForm onSubmit={continueWithPassword} /> : null}
      <p role="alert" className="text-danger empty:hidden">
        {failureText}
      </p>
      {sendsMail ? (
        <Button
          variant={account.hasPassword ? 'ghost' : 'primary'}
          block
          busy={step === 'sending'}
          onClick={() => void sendMail()}
        >
          {t(account.hasPassword ? 'proof.sendCode' : 'proof.sendFirst')}
        </Button>
      ) : null}
    </div>
  );
}

function CurrentPasswordForm({ onSubmit }: { onSubmit: (currentPassword: string) => Promise<void> }) {
  const t = useTranslations('account.credentials');
  const { form, prepare } = useSchemaForm<{ currentPassword: string }, { currentPassword: string }>(
    async () => (await import('@/lib/accounts/passwords/schema')).proofForm,
    { currentPassword: '' },
  );
  const provePassword = async ({ currentPassword }: { currentPassword: string }) => {
    try {
      await onSubmit(currentPassword);
    } catch (error) {
      const fields = requiresReauthentication(error) ? error.failure?.fields : undefined;
      showServerErrors(form, { error: t('failed'), fields });
    }
  };
  return (
    <Form form={form} draftKey={null} onSubmit={provePassword} onFocus={prepare}>
      <PasswordField name="currentPassword" label={t('proof.current')} autoComplete="current-password" required />
      <FormError />
      <Button type="submit" block busy={form.formState.isSubmitting}>
        {t('proof.confirm')}
      </Button>
    </Form>
  );
}
