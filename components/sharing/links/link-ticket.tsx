import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { Icon } from '@/components/ui/icon';
import { isolate, joinIsolated } from '@/lib/core/i18n/isolate';
import type { Share } from '@/lib/sharing/links/share';
import { timeLeft } from '@/lib/sharing/links/time-left';
import type { ShareKind } from '@/lib/sharing/links/vocabulary';
import { readerLooks } from './reader-looks';

export const ticketClass =
  'relative grid min-h-23 w-full scroll-mt-4 grid-cols-[4.5rem_1fr_5rem] overflow-hidden rounded-[1rem] border border-line bg-surface text-left shadow-card hover:border-cover-ink';

interface LinkTicketProps {
  kind: ShareKind;
  label: string;
  about: Parameters<typeof joinIsolated>[0];
  children: ReactNode;
}

export function LinkTicket({ kind, label, about, children }: LinkTicketProps) {
  return (
    <>
      <span className="cover-ground grid place-items-center">
        <Icon of={readerLooks[kind].icon} className="size-6 stroke-[1.9]" />
      </span>
      <span className="min-w-0 self-center px-3.5 py-2">
        <span className="block font-display text-[1.1875rem] leading-tight font-[560] tracking-tight wrap-anywhere">
          {isolate(label)}
        </span>
        <span className="mt-1 block text-[0.8125rem] leading-[1.125rem] text-muted first-letter:uppercase wrap-anywhere">
          {joinIsolated(about, ' · ')}
        </span>
      </span>
      <span className="relative grid place-content-center border-l-2 border-dashed border-line px-1 text-center before:absolute before:-top-2 before:-left-2 before:size-4 before:rounded-full before:border before:border-line before:bg-paper after:absolute after:-bottom-2 after:-left-2 after:size-4 after:rounded-full after:border after:border-line after:bg-paper">
        {children}
      </span>
    </>
  );
}

export function TimeLeftWords({ expiresAt }: Pick<Share, 'expiresAt'>) {
  const t = useTranslations('sharing');
  const { at } = usePageContext();
  if (expiresAt === null)
    return <span className="text-[0.8125rem] leading-tight text-cover-ink">{t('life.open')}</span>;
  const { unit, count } = timeLeft(expiresAt, at);
  return (
    <>
      <span className="font-display text-[1.625rem] leading-none font-[560] text-cover-ink tabular">{count}</span>{' '}
      <span className="mt-1 text-[0.8125rem] leading-tight text-muted">{t(`left.${unit}`, { count })}</span>
    </>
  );
}
