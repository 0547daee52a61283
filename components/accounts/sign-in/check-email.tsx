'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { takeFocus } from '@/components/ui/take-focus';
import type { SentLink } from '@/lib/browser/session/sent-link';
import { LINK_MINUTES } from '@/lib/core/auth/link-minutes';
import { CodeForm } from './code-form';
import { SendAgain } from './send-again';
import { useSignInElsewhere } from './sign-in-elsewhere';

interface CheckEmailProps {
  sentLink: SentLink;
  next: string;
  development: boolean;
  onSent: (sentLink: SentLink) => void;
  onBack: () => void;
}

export function CheckEmail({ sentLink, next, development, onSent, onBack }: CheckEmailProps) {
  const t = useTranslations('signIn');
  useSignInElsewhere(sentLink.email, next);
  return (
    <div className="grid gap-5">
      <div>
        <Icon of="mail-check" className="mb-3 size-10 text-primary" />
        <h1 className="text-2xl outline-none" tabIndex={-1} ref={takeFocus}>
          {t('checkTitle')}
        </h1>
        <p className="mt-2 break-words text-muted">
          {t('checkText', { email: sentLink.email, minutes: LINK_MINUTES })}
        </p>
        <Button variant="link" size="link" onClick={onBack}>
          {t('otherEmail')}
        </Button>
      </div>
      {sentLink.mail?.link ? (
        <div className="grid gap-2 rounded-control border border-dashed border-edge p-3 text-sm">
          <p className="font-medium">{t('developmentTitle')}</p>
          <p className="text-muted">{t('developmentText')}</p>
          <Button asChild variant="outline">
            <a href={sentLink.mail.link}>{t('developmentLink')}</a>
          </Button>
          <p>
            {t('developmentCode')}: <code className="font-mono text-base tracking-widest">{sentLink.mail.code}</code>
          </p>
        </div>
      ) : null}
      <CodeForm email={sentLink.email} next={next} />
      <SendAgain sentLink={sentLink} development={development} onSent={onSent} />
      <Button variant="ghost" onClick={onBack}>
        {t('backToSignIn')}
      </Button>
    </div>
  );
}
