'use client';

import './dose-guard.css';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { FORMER_CARER, PersonRing } from '@/components/ornaments/person-ring';
import { PetFace } from '@/components/records/pets/pet-face';
import { Button } from '@/components/ui/button';
import { Dialog, DialogPanel, DialogTitle, SheetClose, SheetHandle } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { OfflineLine } from '@/components/ui/offline-line';
import { isolate, joinIsolated } from '@/lib/core/i18n/isolate';
import type { DoseGuard } from '@/lib/records/medications/dose-guard';
import { GuardBar } from './guard-bar';
import { GuardReason } from './guard-reason';
import { useGuardWords } from './guard-words';

export interface DoseGuardProps {
  guard: DoseGuard;
  /** True if another dose was logged while the sheet was open. */
  hasChanged: boolean;
  /** False for a dose to be skipped, which can't be given again here. */
  canRepeat: boolean;
  busy: boolean;
  onGive: (reason: string) => void;
  onClose: () => void;
}

export function DoseGuardSheet({ guard, hasChanged, canRepeat, busy, onGive, onClose }: DoseGuardProps) {
  const t = useTranslations('doseGuard');
  const words = useGuardWords(guard);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { pet, medicine, ring, dosage, kind } = guard;
  const about = joinIsolated([dosage, words.ago, kind === 'limit' && t('limit')], ' · ');
  const focusTitle = () => {
    title.current?.focus();
    return title.current !== null;
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogPanel role="alertdialog" aria-describedby={id} focusFirst={focusTitle}>
        <SheetHandle />
        <div className="flex items-center gap-3 px-4 pt-1 md:pt-4">
          <PetFace pet={pet} size={40} />
          <p className="min-w-0 grow font-display text-xl font-semibold wrap-anywhere">
            {t('of', { pet: isolate(pet.name), medicine: isolate(medicine) })}
          </p>
          <SheetClose />
        </div>
        <OfflineLine />
        <div className="sheet-body pb-0!">
          <div className="flex items-center gap-4 pt-2">
            <span className="guard-ring">
              <PersonRing person={ring ?? FORMER_CARER} size={72} />
              <i>
                <Icon of="check" className="size-4" />
              </i>
            </span>
            <div className="min-w-0">
              <DialogTitle
                ref={title}
                tabIndex={-1}
                className="text-[1.625rem] leading-tight outline-none wrap-anywhere"
              >
                {words.title}
              </DialogTitle>
              <p id={id} className="mt-1 text-muted wrap-anywhere">
                <bdi>{about}</bdi>
              </p>
            </div>
          </div>
          <GuardBar guard={guard} />
          <Button block size="large" className="mt-3" onClick={onClose}>
            {t('leave')}
          </Button>
          <p role="status" className="sr-only">
            {hasChanged ? words.title : ''}
          </p>
          {canRepeat ? <GuardReason readers={guard.readers} busy={busy} onGive={onGive} /> : <div className="h-4" />}
        </div>
      </DialogPanel>
    </Dialog>
  );
}
