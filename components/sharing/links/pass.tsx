'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { FullScreen } from '@/components/ui/full-screen';
import { Icon } from '@/components/ui/icon';
import { isolate } from '@/lib/core/i18n/isolate';
import type { Share } from '@/lib/sharing/links/share';
import { PassActions } from './pass-actions';
import { PassMenu } from './pass-menu';
import type { PassPet } from './pass-pet';
import { PassTicket } from './pass-ticket';
import { StopButton } from './stop-button';

interface PassProps {
  pet: PassPet;
  share: Share;
  isNew: boolean;
  onChange: (share: Share) => void;
  onStop: () => void;
}

function usePassTitle({ share, isNew }: Pick<PassProps, 'share' | 'isNew'>): string {
  const t = useTranslations('sharing.pass');
  return isNew ? t('ready') : share.label;
}

export function PassScreen({ onClose, ...pass }: PassProps & { onClose: () => void }) {
  const common = useTranslations('common');
  const { share, isNew, onStop } = pass;
  const title = usePassTitle(pass);
  const [isUsed, use] = useState(false);
  const [isAsking, ask] = useState(false);
  const closePass = () => (isNew && !isUsed ? ask(true) : onClose());
  return (
    <FullScreen
      title={title}
      onClose={closePass}
      className={cn(`cover-${pass.pet.cover}`, 'bg-(--cover-deep) animate-pop')}
    >
      <div className="cover-ground grow overflow-y-auto overscroll-contain">
        <div className="mx-auto max-w-md px-4 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <div className="flex h-13 items-center justify-between">
            <button
              type="button"
              aria-label={common('close')}
              onClick={closePass}
              className="tap grid place-items-center rounded-full"
            >
              <Icon of="x" />
            </button>
            <p aria-hidden="true" className="min-w-0 truncate px-2 font-medium">
              {isolate(title)}
            </p>
            <PassMenu petId={pass.pet.id} share={share} onStop={onStop} />
          </div>
          <PassBody {...pass} onUse={() => use(true)} />
        </div>
      </div>
      {isAsking ? <KeepQuestion {...pass} onKeep={onClose} onClose={() => ask(false)} /> : null}
    </FullScreen>
  );
}

export function PassAside(pass: PassProps) {
  const { pet, share, onStop } = pass;
  const title = usePassTitle(pass);
  return (
    <section
      aria-label={title}
      className={cn(`cover-${pet.cover}`, 'cover-ground animate-pop rounded-[1.375rem] px-4.5 pb-2')}
    >
      <div className="grid h-13 grid-cols-[2.75rem_1fr_2.75rem] max-[20rem]:h-auto max-[20rem]:grid-cols-[44px_minmax(0,1fr)_44px] items-center text-center">
        <h2 className="col-start-2 truncate font-sans text-base font-medium tracking-normal">{isolate(title)}</h2>
        <PassMenu petId={pet.id} share={share} onStop={onStop} />
      </div>
      <PassBody {...pass} onUse={() => undefined} />
    </section>
  );
}

function PassBody({ pet, share, onChange, onStop, onUse }: PassProps & { onUse: () => void }) {
  return (
    <>
      <PassTicket pet={pet} share={share} />
      <div className="mt-4 grid gap-1">
        <PassActions pet={pet} share={share} onUse={onUse} onChange={onChange} onStop={onStop} />
      </div>
    </>
  );
}

interface KeepQuestionProps extends Pick<PassProps, 'pet' | 'share' | 'onStop'> {
  onKeep: () => void;
  onClose: () => void;
}

function KeepQuestion({ pet, share, onStop, onKeep, onClose }: KeepQuestionProps) {
  const t = useTranslations('sharing.keep');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('title')}
        description={t('text')}
        footer={
          <>
            <StopButton petId={pet.id} share={share} onStop={onStop} />
            <Button onClick={onKeep}>{t('keep')}</Button>
          </>
        }
      >
        {null}
      </DialogContent>
    </Dialog>
  );
}
