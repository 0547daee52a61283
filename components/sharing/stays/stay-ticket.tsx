import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { LinkTicket, TimeLeftWords, ticketClass } from '@/components/sharing/links/link-ticket';
import { cn } from '@/components/ui/cn';
import { paths } from '@/lib/core/config/paths';
import type { Stay } from '@/lib/sharing/stays/stay';
import { useStayPeriod } from './use-stay-period';

export function StayTicket({ petName, stay }: { petName: string; stay: Stay }) {
  const t = useTranslations('stays');
  const sharing = useTranslations('sharing.who');
  const { locale, today } = usePageContext();
  const period = useStayPeriod(locale, today);
  const { id, label, state, allows, pets, expiresAt } = stay;
  const about = [
    sharing('sitter', { name: petName }),
    pets.length > 1 && t('list.pets', { count: pets.length }),
    period(stay),
    allows.length === 0 && t('list.readOnly'),
  ];
  return (
    <li>
      <IntentLink href={paths.stay(id)} className={cn('cover-honey', ticketClass)}>
        <LinkTicket kind="sitter" label={label} about={about}>
          {state === 'before' ? (
            <span className="text-[0.8125rem] leading-tight text-cover-ink">{t('state.before')}</span>
          ) : (
            <TimeLeftWords expiresAt={expiresAt} />
          )}
        </LinkTicket>
      </IntentLink>
    </li>
  );
}
