'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { Share } from '@/lib/sharing/links/share';
import { LinkTicket, TimeLeftWords, ticketClass } from './link-ticket';
import { readerLooks } from './reader-looks';

function shareTicketId(shareId: string): string {
  return `link-${shareId}`;
}

interface ShareTicketProps {
  petName: string;
  share: Share;
  onOpen: () => void;
}

export function ShareTicket({ petName, share, onOpen }: ShareTicketProps) {
  const t = useTranslations('sharing');
  const { label, kind, openings, hasPin, expiresAt } = share;
  const reader = t(`who.${kind}`, { name: petName });
  return (
    <button
      id={shareTicketId(share.id)}
      type="button"
      data-row={share.id}
      onClick={onOpen}
      className={cn(readerLooks[kind].cover, ticketClass)}
    >
      <LinkTicket
        kind={kind}
        label={label}
        about={[label !== reader && reader, t('list.opened', { count: openings }), hasPin && t('list.withPin')]}
      >
        <TimeLeftWords expiresAt={expiresAt} />
      </LinkTicket>
    </button>
  );
}
