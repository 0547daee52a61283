'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { everything } from '@/lib/core/http/consent';
import { acceptCookies } from './consent-store';

interface ConsentAnswersProps {
  /** Id of the form with the switches, if the buttons are outside it. */
  form?: string;
  onReject: () => void;
  onAccepted?: () => void;
}

/** All three answers have the same size, weight and color, so that none is easier to give. */
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
