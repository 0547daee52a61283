import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';

export function OpenStays({ petId }: { petId: string }) {
  const t = useTranslations('stays');
  return (
    <IntentLink
      href={`${paths.stays}?pet=${petId}`}
      className="cover-honey mt-4 flex min-h-12 items-center gap-2.5 rounded-tile bg-cover-soft px-3.5 font-medium text-cover-ink"
    >
      <Icon of="calendar-days" className="size-5" />
      {t('openStays')}
    </IntentLink>
  );
}
