import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { EmptyState } from '@/components/shell/empty-state';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';

export default function SignedInNotFound() {
  const t = useTranslations('shell');
  return (
    <div data-not-found>
      <EmptyState
        level={1}
        drawing="trail"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Button asChild>
            <IntentLink href={paths.pets}>{t('myPets')}</IntentLink>
          </Button>
        }
      />
    </div>
  );
}
