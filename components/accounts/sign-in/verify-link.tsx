'use client';

import { useTranslations } from 'next-intl';
import { useStrippedAddress } from '@/components/shell/stripped-address';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/lib/core/config/paths';
import { Step } from './step';
import { type SignInLink, useVerification } from './use-verification';
import { useFailureText } from './verified-user';

export function VerifyLink(link: SignInLink) {
  const t = useTranslations('signIn');
  const failureText = useFailureText();
  const { state, verify } = useVerification(link);
  useStrippedAddress(paths.verify);

  if (state === 'confirm') {
    return (
      <Step title={t('confirmTitle')} text={t('confirmText')}>
        <Button size="large" block onClick={() => void verify()}>
          {t('continue')}
        </Button>
      </Step>
    );
  }
  if (state === 'used') return <UsedLink next={link.next} />;
  if (state === 'refused' || state === 'suspended') {
    const refusal = link.token ? t('failedLink') : t('missingToken');
    return (
      <Step
        title={state === 'suspended' ? t('suspendedTitle') : t('failed')}
        text={state === 'suspended' ? failureText(state) : refusal}
        icon={<Icon of="circle-alert" className="size-10 text-danger" />}
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
        icon={<Icon of="circle-alert" className="size-10 text-danger" />}
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
      icon={<Icon of="circle-check" className="size-10 text-primary" />}
    />
  ) : (
    <Step title={t('verifying')} text={t('verifyingText')} icon={<Spinner className="size-10" />} />
  );
}

function UsedLink({ next }: { next: string }) {
  const t = useTranslations('signIn');
  return (
    <Step
      title={t('usedTitle')}
      text={t('usedText')}
      icon={<Icon of="circle-check" className="size-10 text-primary" />}
    >
      <Button asChild size="large" block>
        <a href={next}>{t('goOn')}</a>
      </Button>
    </Step>
  );
}
