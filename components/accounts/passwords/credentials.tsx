'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { usePageContext } from '#page-context';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ChangeEmail } from './change-email';
import { ChangePassword } from './change-password';
import type { ProofAccount } from './proof-account';

function passwordText(hasPassword: boolean, sendsMail: boolean) {
  if (hasPassword) return sendsMail ? 'passwordSet' : 'passwordOnly';
  return sendsMail ? 'passwordNone' : 'passwordMissing';
}

export function Credentials({ account }: { account: ProofAccount & { verified: boolean } }) {
  const t = useTranslations('account.credentials');
  const { email, verified, hasPassword } = account;
  const { sendsMail } = usePageContext();
  return (
    <div className="grid gap-5">
      <Method
        title={t('email')}
        value={
          <>
            <span className="wrap-anywhere">{email}</span>
            {verified || sendsMail ? (
              <Badge tone={verified ? 'primary' : 'due'}>{t(verified ? 'verified' : 'unverified')}</Badge>
            ) : null}
          </>
        }
        text={t(sendsMail ? 'emailText' : 'emailFixed')}
        action={sendsMail ? t('changeEmail') : null}
      >
        {(close) => <ChangeEmail account={account} onDone={close} />}
      </Method>
      <Method
        title={t('password')}
        text={t(passwordText(hasPassword, sendsMail))}
        action={t(hasPassword ? 'changePassword' : 'setPassword')}
      >
        {(close) => <ChangePassword account={account} onDone={close} />}
      </Method>
    </div>
  );
}

interface MethodProps {
  title: string;
  value?: ReactNode;
  text: string;
  action: string | null;
  children: (close: () => void) => ReactNode;
}

function Method({ title, value, text, action, children }: MethodProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="grid gap-3 border-line not-first:border-t not-first:pt-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-sans font-medium">{title}</h3>
          {value ? <p className="flex flex-wrap items-center gap-2">{value}</p> : null}
          <p className="text-sm text-muted">{text}</p>
        </div>
        {action ? (
          <Button variant="outline" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {action}
          </Button>
        ) : null}
      </div>
      <div id={id} hidden={!open}>
        {open ? children(() => setOpen(false)) : null}
      </div>
    </div>
  );
}
