'use client';

import { CircleAlert, CircleCheck } from 'lucide';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStrippedAddress } from '@/components/shell/stripped-address';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { type VerificationFailure, verificationFailure, verifyToken } from '@/lib/accounts/sign-in/client';
import { toast } from '@/lib/browser/page/toast';
import { paths } from '@/lib/core/config/paths';
import { useFailureText, useVerifiedUser } from './verified-user';

interface VerifyLinkProps {
  token: string | undefined;
  remember: string;
  /** This browser requested the link, so no confirmation is needed. */
  own: boolean;
  next: string;
}

type State = 'confirm' | 'verifying' | 'success' | VerificationFailure;

function firstState(token: string | undefined, own: boolean): State {
  if (!token) return 'refused';
  return own ? 'verifying' : 'confirm';
}

export function VerifyLink({ token, remember, own, next }: VerifyLinkProps) {
  const t = useTranslations('signIn');
  const arrive = useVerifiedUser(next);
  const failureText = useFailureText();
  const [state, setState] = useState<State>(() => firstState(token, own));
  const started = useRef(false);

  const verify = async () => {
    if (!token || started.current) return;
    started.current = true;
    setState('verifying');
    try {
      const arrival = await verifyToken(token, remember);
      setState('success');
      arrive(arrival);
    } catch (error) {
      console.info(error);
      const reason = verificationFailure(error);
      setState(reason);
      if (reason === 'refused') toast({ title: t('failed'), description: t('failedLink'), tone: 'danger' });
    } finally {
      started.current = false;
    }
  };

  useStrippedAddress(paths.verify);
  // A link is single-use: verify it only once.
  const begin = useRef(() => {
    if (own) void verify();
  });
  useEffect(() => begin.current(), []);

  if (state === 'confirm') {
    return (
      <Step title={t('confirmTitle')} text={t('confirmText')}>
        <Button size="large" block onClick={() => void verify()}>
          {t('continue')}
        </Button>
      </Step>
    );
  }
  if (state === 'refused' || state === 'suspended') {
    const refusal = token ? t('failedLink') : t('missingToken');
    return (
      <Step
        title={state === 'suspended' ? t('suspendedTitle') : t('failed')}
        text={state === 'suspended' ? failureText(state) : refusal}
        icon={<Icon of={CircleAlert} className="size-10 text-danger" />}
      >
        {state === 'suspended' ? null : (
          <Button asChild size="large" block>
            <a href={paths.signIn}>{t('again')}</a>
          </Button>
        )}
      </Step>
    );
  }
  if (state !== 'success' && state !== 'verifying') {
    return (
      <Step
        title={t('notVerified.title')}
        text={failureText(state)}
        icon={<Icon of={CircleAlert} className="size-10 text-danger" />}
      >
        <Button size="large" block onClick={() => void verify()}>
          {t('notVerified.tryAgain')}
        </Button>
      </Step>
    );
  }
  return state === 'success' ? (
    <Step
      title={t('success')}
      text={t('successText')}
      icon={<Icon of={CircleCheck} className="size-10 text-primary" />}
    />
  ) : (
    <Step title={t('verifying')} text={t('verifyingText')} icon={<Spinner className="size-10" />} />
  );
}

function Step({
  title,
  text,
  icon,
  children,
}: {
  title: string;
  text: string;
  icon?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="grid gap-5" aria-live="polite">
      {icon}
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-2 text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
