import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';
import { EmptyState } from './empty-state';
import { SiteHeader } from './site-header';

export function NotFoundScreen() {
  return (
    <>
      <SiteHeader />
      <NotFoundContent />
    </>
  );
}

export function NotFoundContent() {
  const t = useTranslations('shell.notFound');
  return (
    <main id="main" className="grid min-h-[70dvh] place-items-center">
      <EmptyState
        level={1}
        drawing="trail"
        title={t('title')}
        text={t('text')}
        action={
          <Button asChild>
            <a href={paths.landing}>{t('action')}</a>
          </Button>
        }
      />
    </main>
  );
}
