'use client';

import { useTranslations } from 'next-intl';
import { FullScreen } from '@/components/ui/full-screen';
import { Icon } from '@/components/ui/icon';
import { isolated } from '@/lib/core/i18n/isolate';
import type { LatestPassport } from '@/lib/overviews/signed-passport/client';
import { RevokeSigned } from './revoke-signed';
import type { SignedPet } from './signed-pet';
import { SignedTicket } from './signed-ticket';
import { useAwake } from './use-awake';

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

/** On the whole screen, which stays awake: a ticket on the pet's cover, the code as wide as it is. */
export function SignedPass({ pet, latest, onSign, mayRevoke, onClose }: SignedPassProps) {
  const t = useTranslations('signedPassport');
  const common = useTranslations('common');
  const notice = useNotice({ latest });
  useAwake();
  return (
    <FullScreen
      title={t('title', { name: pet.name })}
      onClose={onClose}
      returnFocus
      className={`cover-${pet.cover} bg-(--cover-deep)`}
    >
      <div className="cover-ground grow overflow-y-auto overscroll-contain">
        <div className="mx-auto max-w-md px-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-on-cover">
          <div className="flex h-13 items-center justify-between">
            <button type="button" aria-label={common('close')} onClick={onClose} className="tap rounded-full">
              <Icon of="x" />
            </button>
            <p aria-hidden="true" className="min-w-0 truncate px-2 font-medium">
              {isolated(t('open'))}
            </p>
            <span className="w-11" />
          </div>
          {latest?.passport ? <SignedTicket pet={pet} passport={latest.passport} /> : null}
          <p role="status" className="my-4">
            {notice}
          </p>
          <p className="mb-4 text-sm text-on-cover-muted">{t('proves')}</p>
          {latest?.passport && mayRevoke ? <RevokeSigned petId={pet.id} onSign={onSign} /> : null}
        </div>
      </div>
    </FullScreen>
  );
}
