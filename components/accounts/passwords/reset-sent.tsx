'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ACCOUNT_LINK_MINUTES } from '@/lib/core/auth/link-minutes';
import { Outcome } from './outcome';

export interface SentReset {
  email: string;
  /** Link from the local outbox. Null with a mail service, and until the mail exists. */
  link: string | null;
}

export function ResetSent({ sentReset, onAgain }: { sentReset: SentReset; onAgain: () => void }) {
  const t = useTranslations('passwords');
  const signIn = useTranslations('signIn');
  return (
    <Outcome
      icon="mail-check"
      title={t('forgot.sentTitle')}
      text={t('forgot.sentText', { email: sentReset.email, minutes: ACCOUNT_LINK_MINUTES })}
      afterForm
    >
      {sentReset.link ? (
        <div className="grid gap-2 rounded-control border border-dashed border-edge p-3 text-sm">
          <p className="font-medium">{signIn('developmentTitle')}</p>
          <p className="text-muted">{signIn('developmentText')}</p>
          <Button asChild variant="outline">
            <a href={sentReset.link}>{t('forgot.developmentLink')}</a>
          </Button>
        </div>
      ) : null}
      <p className="text-muted">{t('forgot.sentHint')}</p>
      <Button variant="outline" onClick={onAgain}>
        {t('forgot.again')}
      </Button>
    </Outcome>
  );
}
