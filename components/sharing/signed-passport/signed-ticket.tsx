'use client';

import { useLocale, useTranslations } from 'next-intl';
import { MarkIcon } from '@/components/ornaments/source-mark';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { LogoMark } from '@/components/ui/logo';
import { isolate, joinIsolated } from '@/lib/core/i18n/isolate';
import { formatDay } from '@/lib/core/time/dates';
import { spacedChip } from '@/lib/records/pets/spaced-chip';
import type { ConfirmedCount } from '@/lib/sharing/signed-passport/confirmed';
import type { SignedPassport } from '@/lib/sharing/signed-passport/vocabulary';
import { PassportCode } from './passport-code';
import type { SignedPet } from './signed-pet';

interface SignedTicketProps {
  pet: SignedPet;
  passport: SignedPassport;
  confirmed: ConfirmedCount | null;
}

export function SignedTicket({ pet, passport, confirmed }: SignedTicketProps) {
  const t = useTranslations('signedPassport');
  const locale = useLocale();
  const { url, expiresAt } = passport;
  const address = url.slice(0, url.indexOf('#')).replace(/^https?:\/\//, '');
  return (
    <div className="text-ink">
      <div className="ticket-half-[100%] relative grid grid-cols-[4.5rem_1fr] gap-4 rounded-t-[1.25rem] bg-surface p-4">
        <PetPortrait photoUrl={pet.photoUrl} type={pet.type} alt="" className="h-22 w-18" />
        <div className="min-w-0">
          <p className="pe-8 font-display text-[2.125rem] max-[20rem]:pe-0 max-[20rem]:text-[1.3125rem] leading-none font-[560] tracking-tight wrap-anywhere">
            {isolate(pet.name)}
          </p>
          <p className="mt-1 text-sm text-muted">
            {joinIsolated([pet.breed, pet.microchip && spacedChip(pet.microchip)], ' · ')}
          </p>
          {confirmed && confirmed.count > 0 ? (
            <p className="mt-1 flex flex-wrap items-center gap-x-1.5">
              <span className="flex items-center gap-x-1.5 font-medium">
                <MarkIcon of="confirmed" />
                {t('confirmed', { count: confirmed.count })}
              </span>
              <span className="text-muted">{t('ofAll', { count: confirmed.of })}</span>
            </p>
          ) : null}
        </div>
        <LogoMark className="absolute end-4 top-4 size-6" />
      </div>
      <div className="ticket-half-[0%] rounded-b-[1.25rem] bg-surface pb-4">
        <div className="mx-4 mb-3 border-t-2 border-dashed border-line" />
        <PassportCode url={url} label={t('alt', { name: pet.name })} />
        <dl className="mt-3 flex justify-between gap-4 px-4">
          <div>
            <dt className="text-sm text-muted">{t('goodUntil')}</dt>
            <dd className="font-display text-xl font-[560]">{formatDay(expiresAt.slice(0, 10), locale, 'medium')}</dd>
          </div>
          <div className="min-w-0 text-end">
            <dt className="text-sm text-muted">{t('checkAt')}</dt>
            <dd className="font-mono text-sm break-all">{address}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
