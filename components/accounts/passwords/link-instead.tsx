import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';
import { withNext } from './links';

export function LinkInstead({ next }: { next: string }) {
  const t = useTranslations('passwords');
  return (
    <Button asChild variant="link" size="link">
      <IntentLink href={withNext(paths.signIn, next)}>{t('byLink')}</IntentLink>
    </Button>
  );
}
