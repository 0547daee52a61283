'use client';

import { CircleAlert, CircleCheck, MailCheck } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ACCOUNT_LINK_MINUTES } from '@/lib/core/auth/link-minutes';
import { ApiError } from '@/lib/core/http/api-client';
import { paths } from '@/lib/core/paths';
import { toast } from '@/lib/core/toast';
import { confirmEmail } from '@/lib/passwords/client';
import { failureText } from './failure-text';
import { Outcome } from './outcome';
import { useStrippedAddress } from './stripped-address';

/** Proves an address by the link that was mailed there. By a press, so that a scanner of mails proves nothing. */
export function ConfirmEmail({ token }: { token: string | undefined }) {
  const t = useTranslations('passwords');
  const [state, setState] = useState<'open' | 'busy' | 'done' | 'expired'>('open');
  useStrippedAddress(paths.confirmEmail);

  const confirm = async () => {
    setState('busy');
    try {
      await confirmEmail(token ?? '');
      setState('done');
    } catch (error) {
      console.info(error);
      const expired = error instanceof ApiError && error.status === 401;
      setState(expired ? 'expired' : 'open');
      if (!expired) toast({ title: failureText(t, error), tone: 'danger' });
    }
  };

  if (state === 'done') {
    return (
      <Outcome icon={CircleCheck} title={t('confirm.doneTitle')} text={t('confirm.doneText')} afterForm>
        <Button asChild size="large" block>
          <a href={paths.home}>{t('confirm.home')}</a>
        </Button>
      </Outcome>
    );
  }
  if (!token || state === 'expired') {
    const title = token ? t('reset.expiredTitle') : t('reset.missingTitle');
    const text = t('confirm.expiredText', { minutes: ACCOUNT_LINK_MINUTES });
    return (
      <Outcome icon={CircleAlert} tone="danger" title={title} text={text} afterForm={Boolean(token)}>
        <Button asChild size="large" block>
          <a href={paths.profile}>{t('confirm.profile')}</a>
        </Button>
        <Button asChild variant="link" size="link">
          <a href={paths.signIn}>{t('confirm.byLink')}</a>
        </Button>
      </Outcome>
    );
  }
  return (
    <Outcome icon={MailCheck} title={t('confirm.title')} text={t('confirm.intro')}>
      <Button size="large" block busy={state === 'busy'} onClick={() => void confirm()}>
        {t('confirm.submit')}
      </Button>
    </Outcome>
  );
}
