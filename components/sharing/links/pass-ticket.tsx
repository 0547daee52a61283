'use client';

import { useTranslations } from 'next-intl';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { Icon } from '@/components/ui/icon';
import { LogoMark } from '@/components/ui/logo';
import { isolate } from '@/lib/core/i18n/isolate';
import { qrPath } from '@/lib/sharing/links/client';
import { passLine } from '@/lib/sharing/links/pass-line';
import type { Share } from '@/lib/sharing/links/share';
import type { PassPet } from './pass-pet';
import { PassTime } from './pass-time';
import { useExtentWords } from './use-extent-words';

interface PassTicketProps {
  pet: PassPet;
  share: Share;
}

export function PassTicket({ pet, share }: PassTicketProps) {
  const t = useTranslations('sharing');
  const { kind, url, expiresAt, label } = share;
  const words = useExtentWords();
  return (
    <div className="text-ink">
      <div className="ticket-half-[100%] rounded-t-[1.25rem] bg-surface px-4.5 pt-4">
        <div className="flex items-center justify-between gap-3">
          <h3 className="font-sans text-[0.8125rem] font-semibold tracking-[0.14em] text-cover-ink uppercase">
            {t(`pass.for.${kind}`)}
          </h3>
          <LogoMark className="size-6" />
        </div>
        <div className="mt-3 grid grid-cols-[5.125rem_1fr] gap-4">
          <PetPortrait photoUrl={pet.photoUrl} type={pet.type} alt="" className="h-25.5 w-20.5" />
          <div className="min-w-0">
            <p className="font-display text-[2.125rem] leading-none font-[560] tracking-tight wrap-anywhere">
              {isolate(pet.name)}
            </p>
            <p className="mt-1 text-sm text-muted">{isolate(pet.about)}</p>
            <p className="mt-2 flex items-center gap-2 text-sm leading-tight">
              <Icon of="eye" className="size-5 shrink-0 text-cover-ink" />
              {t('pass.readOnly', { what: words.describeSections(share) })}
            </p>
          </div>
        </div>
        <PassTime key={expiresAt} expiresAt={expiresAt} />
      </div>
      <div className="ticket-half-[0%] rounded-b-[1.25rem] bg-surface px-4.5 pb-3">
        <div className="mb-4 border-t-2 border-dashed border-line" />
        {url ? (
          <>
            <img
              src={qrPath(pet.id, share.id)}
              alt={t('qr.alt', { label })}
              width={200}
              height={200}
              className="mx-auto size-50 rounded-control border border-line bg-[#fff]"
            />
            <p className="mt-2.5 text-center font-mono text-[0.8125rem] leading-snug break-all select-all">
              <span className="sr-only">{t('address', { label })}: </span>
              {url.replace(/^https?:\/\//, '')}
            </p>
          </>
        ) : (
          <p className="py-6 text-center text-muted">{t('list.lost')}</p>
        )}
        <p
          aria-hidden="true"
          className="mt-2.5 overflow-hidden border-t border-line pt-2 font-mono text-xs whitespace-pre text-muted"
        >
          {passLine(pet.name, kind, expiresAt)}
        </p>
      </div>
    </div>
  );
}
