import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { EmptyState } from '@/components/shell/empty-state';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';
import { NoPets } from './no-pets';
import { TodayGreeting } from './today-greeting';

export function NobodyHere({ firstName, hasPets }: { firstName: string | null; hasPets: boolean }) {
  const t = useTranslations('home');
  return (
    <>
      <TodayGreeting firstName={firstName} />
      {hasPets ? (
        <EmptyState
          drawing="trail"
          title={t('free.title')}
          text={t('free.text')}
          action={
            <Button asChild variant="outline">
              <IntentLink href={paths.pets}>{t('allPets')}</IntentLink>
            </Button>
          }
        />
      ) : (
        <NoPets />
      )}
    </>
  );
}
