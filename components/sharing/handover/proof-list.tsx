import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { isolate } from '@/lib/core/i18n/isolate';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { ViewerProof } from '@/lib/sharing/handover/queries';

interface ProofListProps {
  proofs: readonly ViewerProof[];
  timeZone: string;
}

export function ProofList({ proofs, timeZone }: ProofListProps) {
  const t = useTranslations('handover.proofs');
  const { locale } = usePageContext();
  if (proofs.length === 0) return <p className="text-muted">{t('none')}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {proofs.map(({ id, petName, given: wasGivenAway, from, to, at }) => (
        <li key={id}>
          <IntentLink
            href={paths.handoverProof(id)}
            className="-mx-2 flex min-h-16 items-center gap-3 rounded-control px-2 py-2.5 hover:bg-sunken"
          >
            <span className="min-w-0 grow wrap-anywhere">
              <span className="block font-display text-lg">{isolate(petName)}</span>
              <span className="text-sm text-muted">
                {wasGivenAway ? t('given', { to }) : t('taken', { from })}
                {' · '}
                {formatDay(dayIn(instantFromJson(at), timeZone), locale, 'medium')}
              </span>
            </span>
            <Icon of="chevron-right" className="size-5 shrink-0 text-muted" />
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
