'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Arrival as ArrivedUser } from '@/lib/accounts/sign-in/client';
import { Step } from './step';
import { useVerifiedUser } from './verified-user';

/** After a sign-in on another site. The link works without JavaScript. */
export function Arrival({ user, isFirst, next }: ArrivedUser & { next: string }) {
  const t = useTranslations('signIn');
  const arrive = useVerifiedUser(next);
  const arriveOnce = useRef(() => void arrive({ user, isFirst }));
  useEffect(() => arriveOnce.current(), []);
  return (
    <Step
      title={t('success')}
      text={t('successText')}
      icon={<Icon of="circle-check" className="size-10 text-primary" />}
    >
      <Button asChild size="large" block>
        <a data-plain-form href={next}>
          {t('goOn')}
        </a>
      </Button>
    </Step>
  );
}
