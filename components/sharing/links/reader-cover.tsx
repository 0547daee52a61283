import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { ReaderLanguages } from '@/components/shell/reader-languages';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { LogoMark } from '@/components/ui/logo';
import { isolate, joinIsolated } from '@/lib/core/i18n/isolate';
import type { SharedView } from '@/lib/sharing/links/shared-view';
import { readerLooks } from './reader-looks';
import { useReaderAbout } from './use-reader-about';

interface ReaderCoverProps {
  view: SharedView;
  children?: ReactNode;
}

export function ReaderCover({ view, children }: ReaderCoverProps) {
  const t = useTranslations('sharing.reader');
  const allergies = useTranslations('allergies');
  const { pet, kind, severeAllergies } = view;
  const about = useReaderAbout(view);
  return (
    <header className={cn(readerLooks[kind].cover, 'cover-ground')}>
      <div className="mx-auto max-w-3xl px-4 pt-2 pb-5">
        <div className="flex items-center justify-between gap-3">
          <p className="flex items-center gap-2.5">
            <LogoMark className="size-6 bg-foil!" />
            {t(`eyebrow.${kind}`)}
          </p>
          <ReaderLanguages className="text-on-cover" />
        </div>
        <div className="mt-2 grid grid-cols-[auto_1fr] items-center gap-5">
          <PetPortrait
            photoUrl={pet.photoUrl}
            type={pet.type}
            alt={t('photoOf', { name: pet.name })}
            className="h-35 w-28 -rotate-[2.5deg] border-3 border-on-cover shadow-card sm:h-45 sm:w-36"
          />
          <div className="min-w-0">
            <h1 className="text-[2.125rem] sm:text-[3rem]">{isolate(pet.name)}</h1>
            <p className="mt-1 text-on-cover-muted">{about}</p>
          </div>
        </div>
        {severeAllergies.length > 0 ? (
          <p className="mt-4 flex gap-2 rounded-control bg-slip px-3 py-2.5 font-semibold text-slip-danger wrap-anywhere">
            <Icon of="triangle-alert" className="mt-0.5 size-5 shrink-0" />
            <span>{allergies('alert', { names: joinIsolated(severeAllergies, ', ') })}</span>
          </p>
        ) : null}
        {children}
      </div>
    </header>
  );
}
