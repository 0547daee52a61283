import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';

export function InboxFilter({ open }: { open: boolean }) {
  const t = useTranslations('admin.inbox');
  return (
    <nav aria-label={t('filter')} className="flex gap-2">
      <Button asChild variant={open ? 'outline' : 'soft'}>
        <a href={paths.adminInbox} aria-current={open ? undefined : 'page'}>
          {t('all')}
        </a>
      </Button>
      <Button asChild variant={open ? 'soft' : 'outline'}>
        <a href={`${paths.adminInbox}?open=true`} aria-current={open ? 'page' : undefined}>
          {t('open')}
        </a>
      </Button>
    </nav>
  );
}
