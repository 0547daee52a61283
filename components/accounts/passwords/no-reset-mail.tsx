import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';
import { FormHead } from './form-head';
import { withNext } from './links';

export function NoResetMail({ next }: { next: string }) {
  const t = useTranslations('passwords.forgot');
  return (
    <div className="grid gap-5">
      <FormHead title={t('noMailTitle')} text={t('noMailText')} />
      <Button asChild variant="outline" block>
        <IntentLink href={withNext(paths.signInByPassword, next)}>{t('backToLogin')}</IntentLink>
      </Button>
    </div>
  );
}
