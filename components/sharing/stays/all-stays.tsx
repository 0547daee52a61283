import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';

export function AllStays() {
  const t = useTranslations('stays');
  return (
    <IntentLink href={paths.stays} className="tap mt-4 flex items-center gap-2 font-medium text-primary">
      <Icon of="house" className="size-5" />
      {t('all')}
    </IntentLink>
  );
}
