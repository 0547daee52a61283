import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/shell/empty-state';
import { SiteHeader } from '@/components/shell/site-header';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/paths';

export default function NotFoundPage() {
  const t = useTranslations('shell.notFound');
  return (
    <>
      <SiteHeader />
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
    </>
  );
}
