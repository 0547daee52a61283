'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useStrippedAddress } from '@/components/shell/stripped-address';
import { Button } from '@/components/ui/button';
import { stopEmailChange } from '@/lib/accounts/passwords/client';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import { RECOVERY_DAYS } from '@/lib/core/auth/link-minutes';
import { paths } from '@/lib/core/config/paths';
import { failureText } from './failure-text';
import { Outcome } from './outcome';

/** Requires a click, so that a mail scanner that opens the link does not stop the change. */
export function StopEmailChange({ token }: { token: string | undefined }) {
  const t = useTranslations('passwords');
  const [state, setState] = useState<'open' | 'busy' | 'done' | 'expired'>('open');
  useStrippedAddress(paths.stopEmailChange);

  const stopChange = async () => {
    setState('busy');
    try {
      await stopEmailChange(token ?? '');
      await (await import('@/lib/browser/session/check-session')).forgetSession();
      setState('done');
    } catch (error) {
      console.info(error);
      const status = error instanceof ApiError ? error.status : undefined;
      setState(status === 401 ? 'expired' : 'open');
      if (status !== 401) toast({ title: status === 409 ? t('stop.taken') : failureText(t, error), tone: 'danger' });
    }
  };

  if (state === 'done') {
    return (
      <Outcome icon="circle-check" title={t('stop.doneTitle')} text={t('stop.doneText')} afterForm>
        <Button asChild size="large" block>
          <a href={paths.signIn}>{t('confirm.signIn')}</a>
        </Button>
      </Outcome>
    );
  }
  if (!token || state === 'expired') {
    const title = token ? t('reset.expiredTitle') : t('reset.missingTitle');
    const text = t('stop.expiredText', { days: RECOVERY_DAYS });
    return (
      <Outcome icon="circle-alert" tone="danger" title={title} text={text} afterForm={Boolean(token)}>
        <Button asChild size="large" block>
          <a href={paths.signIn}>{t('confirm.signIn')}</a>
        </Button>
      </Outcome>
    );
  }
  return (
    <Outcome icon="shield-alert" title={t('stop.title')} text={t('stop.intro')}>
      <Button size="large" block busy={state === 'busy'} onClick={() => void stopChange()}>
        {t('stop.submit')}
      </Button>
    </Outcome>
  );
}
