'use client';

import { useTranslations } from 'next-intl';
import { useStrippedAddress } from '@/components/shell/stripped-address';
import { Button } from '@/components/ui/button';
import type { OpenConfirmation } from '@/lib/accounts/passwords/queries';
import { ACCOUNT_LINK_MINUTES } from '@/lib/core/auth/link-minutes';
import { paths } from '@/lib/core/config/paths';
import { ConfirmQuestion } from './confirm-question';
import { Outcome } from './outcome';
import { useConfirmation } from './use-confirmation';

interface ConfirmEmailProps {
  token: string;
  open: OpenConfirmation | null;
}

/** Asks first, except in the browser that requested the change, so that neither mail scanners nor strangers confirm. */
export function ConfirmEmail({ token, open }: ConfirmEmailProps) {
  const t = useTranslations('passwords');
  const { state, confirm } = useConfirmation(token, open);
  useStrippedAddress(paths.confirmEmail);

  if (state === 'kept') {
    return (
      <Outcome icon="circle-check" title={t('confirm.doneTitle')} text={t('confirm.doneText')} afterForm>
        <Button asChild size="large" block>
          <a href={paths.home}>{t('confirm.home')}</a>
        </Button>
      </Outcome>
    );
  }
  if (state === 'refused') {
    return (
      <Outcome icon="circle-check" title={t('confirm.unchangedTitle')} text={t('confirm.unchangedText')} afterForm />
    );
  }
  if (!open || state === 'expired') {
    const title = token ? t('reset.expiredTitle') : t('reset.missingTitle');
    const text = t('confirm.expiredText', { minutes: ACCOUNT_LINK_MINUTES });
    return (
      <Outcome icon="circle-alert" tone="danger" title={title} text={text} afterForm={Boolean(open)}>
        <Button asChild size="large" block>
          <a href={paths.profile}>{t('confirm.profile')}</a>
        </Button>
        <Button asChild variant="link" size="link">
          <a href={paths.signIn}>{t('confirm.byLink')}</a>
        </Button>
      </Outcome>
    );
  }
  if (!open.own)
    return (
      <ConfirmQuestion open={open} busy={state === 'busy'} onAnswer={(isOwnRequest) => void confirm(isOwnRequest)} />
    );
  return (
    <Outcome icon="mail-check" title={t('confirm.title')} text={t('confirm.intro')}>
      <Button size="large" block busy={state === 'busy'} onClick={() => void confirm(true)}>
        {t('confirm.submit')}
      </Button>
    </Outcome>
  );
}
