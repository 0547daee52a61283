import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';

export function ProofsRow() {
  const t = useTranslations('handover.proofs');
  return (
    <div className="border-b border-line">
      <IntentLink
        href={paths.handedOver}
        className="-mx-2 flex min-h-13.5 items-center gap-3 rounded-control px-2 py-2 hover:bg-sunken"
      >
        <Icon of="file-text" className="size-5 shrink-0 text-primary" />
        <span className="grow">{t('title')}</span>
        <Icon of="chevron-right" className="size-5 shrink-0 text-muted" />
      </IntentLink>
    </div>
  );
}
