import { useTranslations } from 'next-intl';
import { ConsentExempt } from '@/components/consent/consent-exempt';
import { Button } from '@/components/ui/button';

type UnsubscribeProps = { token: string; done: 'yes' | 'no' | null };

export function Unsubscribe({ token, done }: UnsubscribeProps) {
  const t = useTranslations('unsubscribe');
  return (
    <>
      <ConsentExempt />
      <h1 className="text-2xl">{done === 'yes' ? t('doneTitle') : t('title')}</h1>
      {done === null ? (
        <form method="post" action={`/api/reminders/unsubscribe?${new URLSearchParams({ token })}`}>
          <p className="mt-3">{t('text')}</p>
          <Button type="submit" block className="mt-6">
            {t('confirm')}
          </Button>
        </form>
      ) : (
        <p className="mt-3" role="status">
          {done === 'yes' ? t('done') : t('invalid')}
        </p>
      )}
    </>
  );
}
