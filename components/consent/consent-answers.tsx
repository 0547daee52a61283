'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { everything } from '@/lib/core/http/consent';
import { acceptCookies } from './consent-store';

interface ConsentAnswersProps {
  /** Of the form with the switches, where the buttons are outside of it. */
  form?: string;
  onReject: () => void;
  onAccepted?: () => void;
}

/** Three answers of the same size, weight and colour, so that none is easier to give than another. */
export function ConsentAnswers({ form, onReject, onAccepted }: ConsentAnswersProps) {
  const t = useTranslations('consent');
  return (
    <div className="consent-answers">
      <Button data-answer variant="outlinePrimary" size="fill" onClick={onReject}>
        {t('rejectAll')}
      </Button>
      <Button data-answer variant="outlinePrimary" size="fill" type="submit" form={form}>
        {t('saveSettings')}
      </Button>
      <Button
        data-answer
        variant="outlinePrimary"
        size="fill"
        onClick={() => {
          acceptCookies(everything);
          onAccepted?.();
        }}
      >
        {t('acceptAll')}
      </Button>
    </div>
  );
}
