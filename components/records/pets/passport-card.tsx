import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { LogoMark } from '@/components/ui/logo';
import { isolate, joinIsolated } from '@/lib/core/i18n/isolate';
import { type Day, formatDay } from '@/lib/core/time/dates';
import { type PassportLineInput, passportLines } from '@/lib/records/pets/passport-line';
import type { PetGender, PetType } from '@/lib/records/pets/vocabulary';
import { PetPortrait } from './pet-portrait';

export interface PassportPet extends Omit<PassportLineInput, 'microchip' | 'type' | 'gender'> {
  /** Undefined if the reader may not see it, null if there is none. */
  microchip?: string | null | undefined;
  /** Day on which it was implanted or first read. */
  microchippedOn?: Day | null;
  microchipPlace?: string | null;
  /** Undefined if the reader may not see it. */
  neutered?: boolean | null | undefined;
  /** Null while a new pet's form has no choice. */
  type: PetType | null;
  /** Null if not chosen yet. */
  gender: PetGender | null;
  photoUrl: string | null;
}

type PassportCardProps = {
  pet: PassportPet;
  heading?: 'h1' | 'h2' | 'h3' | 'p';
  age?: string | null;
  children?: ReactNode;
};

export function PassportCard({ pet, heading: Heading = 'h2', age = null, children }: PassportCardProps) {
  const t = useTranslations('passport');
  const pets = useTranslations('pets');
  const locale = useLocale();
  const { microchippedOn, microchipPlace, gender, neutered } = pet;
  const birthday = pet.dateOfBirth && formatDay(pet.dateOfBirth, locale, 'medium');
  const neutering = gender && typeof neutered === 'boolean' && t('neutered', { gender, neutered: String(neutered) });
  const chipFacts = joinIsolated(
    [microchippedOn && t('chipSince', { date: formatDay(microchippedOn, locale, 'medium') }), microchipPlace],
    ', ',
  );
  return (
    <PassportPaper lines={linesOf(pet)}>
      <header className="flex items-center justify-between gap-3 px-4 pt-3 @md:px-5">
        <p className="text-xs font-semibold tracking-[0.16em] text-primary uppercase">{t('title')}</p>
        <LogoMark className="size-6" />
      </header>
      <div className="grid grid-cols-[6.75rem_1fr] items-start gap-4 px-4 pt-2 pb-4 @md:grid-cols-[9.5rem_1fr] @md:gap-6 @md:px-5">
        <PetPortrait
          photoUrl={pet.photoUrl}
          type={pet.type ?? ''}
          alt={t('photoOf', { name: pet.name })}
          className="aspect-[4/5] w-full max-[20rem]:max-w-27"
        />
        <div className="min-w-0">
          <Heading className="font-display text-2xl leading-tight font-[560] tracking-tight wrap-anywhere @md:text-4xl">
            {isolate(pet.name)}
          </Heading>
          <dl className="mt-2 grid grid-cols-1 gap-x-4 gap-y-1.5 @md:mt-3 @md:grid-cols-2 @md:gap-y-3">
            <Entry label={t('species')}>{pet.type && pets(`type.${pet.type}`)}</Entry>
            <Entry label={t('breed')}>{pet.breed}</Entry>
            <Entry label={t('born')}>{birthday && joinIsolated([birthday, age], ', ')}</Entry>
            <Entry label={t('sex')}>{gender && joinIsolated([pets(`gender.${gender}`), neutering], ', ')}</Entry>
            {pet.microchip === undefined ? null : (
              <Entry label={t('chip')} wide>
                {pet.microchip || chipFacts ? (
                  <>
                    {pet.microchip ? (
                      <span className="tabular text-[0.9rem] tracking-tight @md:text-base">
                        {groupDigits(pet.microchip)}
                      </span>
                    ) : null}
                    {chipFacts ? <span className="block text-sm font-normal text-muted">{chipFacts}</span> : null}
                  </>
                ) : null}
              </Entry>
            )}
          </dl>
          {children}
        </div>
      </div>
    </PassportPaper>
  );
}

function linesOf({ type, gender, microchip, ...pet }: PassportPet): readonly [string, string] {
  return passportLines({ ...pet, type: type ?? '', gender: gender ?? 'unknown', microchip: microchip ?? null });
}

function PassportPaper({ lines, children }: { lines: readonly [string, string]; children: ReactNode }) {
  return (
    <article className="@container relative isolate overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <span aria-hidden="true" className="guilloche absolute inset-0 -z-10 text-primary opacity-[0.11]" />
      {children}
      <div aria-hidden="true" className="border-t border-line bg-surface/70 px-4 py-2 @md:px-5">
        {/* Cut after 32 letters on a phone, whole on a wider card. */}
        <p className="w-[32ch] overflow-hidden font-mono text-[min(4.6cqi,1.1rem)] leading-snug whitespace-pre text-ink/75 @md:w-auto @md:text-[min(3.45cqi,1.5rem)]">
          {lines.join('\n')}
        </p>
      </div>
      {/* Last, because a card that still arrives would move it. */}
      <span
        aria-hidden="true"
        className="rosette absolute -right-20 -bottom-10 -z-10 size-80 text-accent opacity-20 @md:right-0 @md:-bottom-16"
      />
    </article>
  );
}

function Entry({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={cn('min-w-0', wide && '@md:col-span-2')}>
      <dt className="text-xs text-muted">{label}</dt>
      <dd dir="auto" className="leading-snug font-medium wrap-anywhere">
        {children || '—'}
      </dd>
    </div>
  );
}

function groupDigits(chip: string): string {
  return /^\d{15}$/.test(chip) ? chip.replace(/(\d{3})(?=\d)/g, '$1 ') : chip;
}
