'use client';

import { CircleAlert, CircleCheck } from 'lucide';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { rememberUser } from '@/lib/core/auth/remembered-user';
import { paths } from '@/lib/core/paths';
import { toast } from '@/lib/core/toast';
import { verifyToken } from '@/lib/sign-in/client';

interface VerifyLinkProps {
  token: string | undefined;
  remember: string;
  /** This browser asked for the link: it goes on by itself. */
  own: boolean;
  next: string;
}

type State = 'confirm' | 'verifying' | 'success' | 'failed';

function firstState(token: string | undefined, own: boolean): State {
  if (!token) return 'failed';
  return own ? 'verifying' : 'confirm';
}

export function VerifyLink({ token, remember, own, next }: VerifyLinkProps) {
  const t = useTranslations('signIn');
  const router = useRouter();
  const [state, setState] = useState<State>(() => firstState(token, own));
  const started = useRef(false);

  const verify = async () => {
    if (!token || started.current) return;
    started.current = true;
    setState('verifying');
    try {
      rememberUser(await verifyToken(token, remember));
      setState('success');
      toast({ title: t('welcome'), description: t('welcomeText') });
      router.replace(next);
    } catch (error) {
      console.info(error);
      setState('failed');
      toast({ title: t('failed'), description: t('failedLink'), tone: 'danger' });
    }
  };

  // On arrival, once: the token leaves the address bar and the history, and an own link is used up.
  const arrive = useRef(() => {
    window.history.replaceState(window.history.state, '', paths.verify);
    if (own) void verify();
  });
  useEffect(() => arrive.current(), []);

  if (state === 'confirm') {
    return (
      <Step title={t('confirmTitle')} text={t('confirmText')}>
        <Button size="large" block onClick={() => void verify()}>
          {t('continue')}
        </Button>
      </Step>
    );
  }
  if (state === 'failed') {
    return (
      <Step
        title={t('failed')}
        text={token ? t('failedLink') : t('missingToken')}
        icon={<Icon of={CircleAlert} className="size-10 text-danger" />}
      >
        <Button asChild size="large" block>
          <a href={paths.signIn}>{t('again')}</a>
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
