import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { passportLines } from '@/lib/pets/passport-line';
import type { PassportPet } from './passport-card';
import { PetPortrait } from './pet-portrait';

type CompactProps = {
  pet: PassportPet;
  heading?: 'h2' | 'h3';
  /** At the right of the name: a badge or what is due. */
  children?: ReactNode;
};

/** The passport as it lies in a list; the caller makes it a link. The small photo is enough here. */
export function PassportCardCompact({ pet, heading: Heading = 'h2', children }: CompactProps) {
  const t = useTranslations('pets');
  return (
    <article className="relative isolate overflow-hidden rounded-card border border-line bg-surface transition-colors duration-150 group-hover:border-primary">
      <span aria-hidden="true" className="guilloche absolute inset-0 -z-10 text-primary opacity-[0.1]" />
      <div className="flex items-center gap-4 p-3">
        <PetPortrait
          photoUrl={pet.photoUrl && `${pet.photoUrl}&size=small`}
          type={pet.type}
          alt=""
          className="size-20 shrink-0"
        />
        <div className="min-w-0 grow">
          <Heading className="font-display text-xl leading-tight font-[560] wrap-anywhere">{pet.name}</Heading>
          <p className="text-muted wrap-anywhere">
            {t(`type.${pet.type}`)}
            {pet.breed ? ` · ${pet.breed}` : null}
          </p>
          {children}
        </div>
      </div>
      <p
        aria-hidden="true"
        className="overflow-hidden border-t border-line bg-surface/70 px-3 py-1 font-mono text-xs whitespace-pre text-ink/70"
      >
        {passportLines(pet)[0]}
      </p>
    </article>
  );
}
