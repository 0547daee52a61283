'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FullScreen } from '@/components/ui/full-screen';
import { Icon } from '@/components/ui/icon';
import { isolate } from '@/lib/core/i18n/isolate';
import type { LatestPassport } from '@/lib/sharing/signed-passport/client';
import { PassportCode } from './passport-code';
import { RevokeSigned } from './revoke-signed';
import { saveCode } from './save-code';
import type { SignedPet } from './signed-pet';
import { SignedTicket } from './signed-ticket';
import { useWakeLock } from './use-awake';

interface SignedPassProps {
  pet: SignedPet;
  latest: LatestPassport | null;
  onSign: () => Promise<void>;
  mayRevoke: boolean;
  onClose: () => void;
}

const notices = { current: 'offline', saved: 'outdated', ending: 'soonOld' } as const;

function useNotice({ latest }: Pick<SignedPassProps, 'latest'>): string {
  const t = useTranslations('signedPassport');
  if (latest === null) return t('signing');
  return t(latest.passport ? notices[latest.state] : 'none');
}

/** Full screen that stays awake: a ticket on the pet's cover, with the code at full width. */
export function SignedPass({ pet, latest, onSign, mayRevoke, onClose }: SignedPassProps) {
  const t = useTranslations('signedPassport');
  const common = useTranslations('common');
  const notice = useNotice({ latest });
  const [isBright, setBright] = useState(false);
  useWakeLock();
  return (
    <FullScreen
      title={t('title', { name: pet.name })}
      onClose={onClose}
      className={`cover-${pet.cover} bg-(--cover-deep)`}
    >
      {isBright && latest?.passport ? (
        <button
          type="button"
          aria-label={t('lessBright')}
          onClick={() => setBright(false)}
          className="absolute inset-0 z-10 grid place-items-center bg-[#fff]"
        >
          <span className="block w-full max-w-[100dvh]">
            <PassportCode url={latest.passport.url} label={t('alt', { name: pet.name })} />
          </span>
        </button>
      ) : null}
      <div className="cover-ground grow overflow-y-auto overscroll-contain">
        <div className="mx-auto max-w-md px-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-on-cover">
          <div className="flex h-13 items-center justify-between">
            <button type="button" aria-label={common('close')} onClick={onClose} className="tap rounded-full">
              <Icon of="x" />
            </button>
            <p aria-hidden="true" className="min-w-0 truncate px-2 font-medium">
              {isolate(t('open'))}
            </p>
            <span className="w-11" />
          </div>
          {latest?.passport ? <SignedTicket pet={pet} passport={latest.passport} confirmed={latest.confirmed} /> : null}
          <p role="status" className="my-4 flex items-center gap-3">
            {latest?.state === 'current' ? <Icon of="plane" className="size-5 shrink-0" /> : null}
            {notice}
          </p>
          {latest?.passport ? (
            <TicketActions pet={pet} url={latest.passport.url} onBrighter={() => setBright(true)} />
          ) : null}
          <p className="mb-4 text-sm text-on-cover-muted">{t('proves')}</p>
          {latest?.passport && mayRevoke ? <RevokeSigned petId={pet.id} onSign={onSign} /> : null}
        </div>
      </div>
    </FullScreen>
  );
}

interface TicketActionsProps {
  pet: SignedPet;
  url: string;
  onBrighter: () => void;
}

/** Offers a white screen, because a page can't set the brightness. */
function TicketActions({ pet, url, onBrighter }: TicketActionsProps) {
  const t = useTranslations('signedPassport');
  return (
    <div className="mb-4 grid grid-cols-2 gap-2">
      <Button
        variant={null}
        size="large"
        onClick={onBrighter}
        className="bg-on-cover/15 px-3 text-on-cover hover:bg-on-cover/25"
      >
        <Icon of="sun" />
        {t('brighter')}
      </Button>
      <Button
        variant={null}
        size="large"
        onClick={() => void saveCode(url, t('file', { name: pet.name }))}
        className="bg-on-cover px-3 text-(--cover-deep) hover:bg-on-cover/90"
      >
        <Icon of="download" />
        {t('save')}
      </Button>
    </div>
  );
}
