'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '@/components/loading/lazy-part';
import { type FacePet, PetFace } from '@/components/records/pets/pet-face';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { DoseTrouble } from './dose-trouble';
import { EndedTrouble } from './ended-trouble';
import { GoneTrouble } from './gone-trouble';
import { OvertakenTrouble } from './overtaken-trouble';
import { RefusedTrouble } from './refused-trouble';
import type { RowWords } from './row-words';

const AllergyTrouble = lazyPart(
  async () => (await import(/* webpackChunkName: "kept-allergy-trouble" */ './allergy-trouble')).AllergyTrouble,
);

interface NamedPet extends FacePet {
  id: string;
  name: string;
}

interface TroublesProps {
  looks: readonly WaitingWrite[];
  pets: readonly NamedPet[];
  entries: readonly WaitingWrite[];
  wordsOf: (waiting: WaitingWrite) => RowWords;
}

export function Troubles({ looks, pets, entries, wordsOf }: TroublesProps) {
  const petOf = ({ petId }: WaitingWrite) => pets.find(({ id }) => id === petId);
  const isEnded = ({ trouble }: WaitingWrite) => trouble?.kind === 'ended';
  const endedWrites = [...new Map(looks.filter(isEnded).map((waiting) => [waiting.petId, waiting])).values()];
  return (
    <>
      {looks
        .filter((waiting) => !isEnded(waiting))
        .map((waiting) => (
          <Frame key={waiting.seq} pet={petOf(waiting)} words={wordsOf(waiting)}>
            <Decision of={waiting} name={wordsOf(waiting).name} />
          </Frame>
        ))}
      {endedWrites.map((waiting) => (
        <EndedFrame key={waiting.petId} pet={petOf(waiting)}>
          <EndedTrouble entries={entries.filter(({ petId }) => petId === waiting.petId)} />
        </EndedFrame>
      ))}
    </>
  );
}

function Decision({ of: waiting, name }: { of: WaitingWrite; name: string }) {
  const { trouble } = waiting;
  switch (trouble?.kind) {
    case 'overtaken':
      return <OvertakenTrouble of={waiting} name={name} current={trouble.current} />;
    case 'gone':
      return <GoneTrouble of={waiting} />;
    case 'allergy':
      return (
        <Suspense fallback={null}>
          <AllergyTrouble of={waiting} trouble={trouble} />
        </Suspense>
      );
    case 'dose':
      return <DoseTrouble of={waiting} guard={trouble.guard} />;
    case 'confirm':
    case 'refused':
      return <RefusedTrouble of={waiting} trouble={trouble} />;
    default:
      return null;
  }
}

interface FrameProps {
  pet: NamedPet | undefined;
  words: RowWords;
  children: ReactNode;
}

function Frame({ pet, words: { name, about }, children }: FrameProps) {
  return (
    <Attention>
      <div className="flex gap-3">
        {pet ? <PetFace pet={pet} size={40} className="shrink-0" /> : null}
        <div className="min-w-0">
          <h2 dir="auto" className="text-lg wrap-anywhere">
            {name}
          </h2>
          <p className="text-sm text-muted">{joinIsolated([pet?.name, about], ' · ')}</p>
        </div>
      </div>
      {children}
    </Attention>
  );
}

function Attention({ children }: { children: ReactNode }) {
  return <section className="grid gap-3 rounded-card border border-due bg-due-soft p-4 sm:p-5">{children}</section>;
}

function EndedFrame({ pet, children }: Omit<FrameProps, 'words'>) {
  const t = useTranslations('waiting');
  return (
    <Attention>
      <h2 className="text-lg">
        <bdi>{pet?.name ?? t('otherPet')}</bdi>
      </h2>
      {children}
    </Attention>
  );
}
