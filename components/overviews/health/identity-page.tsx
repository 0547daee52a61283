import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCan } from '#page-context';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { IntentLink } from '@/components/shell/intent-link';
import { LogoMark } from '@/components/shell/logo';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { countryName } from '@/lib/core/i18n/intl-formats';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatDay } from '@/lib/core/time/dates';
import { passportLines } from '@/lib/records/pets/passport-line';
import type { Pet } from '@/lib/records/pets/pet';
import { regionName } from '@/lib/records/pets/places';
import { BookletPage } from './booklet-page';

interface IdentityPageProps {
  pet: Pet;
  /** Every missing field invites, not only those that a passport needs. */
  isNew: boolean;
  children?: ReactNode;
}

export function IdentityPage({ pet, isNew, children }: IdentityPageProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { name, type, breed, gender, neutered, microchippedOn, microchipPlace } = pet;
  const sex = gender === 'unknown' ? null : t(`pets.gender.${gender}`);
  const kept = neutered ? t('health.booklet.neutered', { gender }) : null;
  const home = [pet.region && regionName(pet.region), pet.country && countryName(pet.country, locale)];
  const chipFacts = joinIsolated(
    [microchippedOn && t('passport.chipSince', { date: formatDay(microchippedOn, locale, 'medium') }), microchipPlace],
    ', ',
  );
  const optional = (label: string, value: string | null, className?: string) =>
    value || isNew ? (
      <Field label={label} className={className} petId={pet.id} invites={isNew}>
        {value}
      </Field>
    ) : null;
  return (
    <BookletPage id="identity" title={t('passport.title')} aside={<LogoMark className="size-6" />} className="identity">
      {pet.photoUrl ? <PetPortrait photoUrl={pet.photoUrl} type={type} alt="" className="booklet-ghost" /> : null}
      <Photo pet={pet} />
      <p className="booklet-name">
        <bdi>{name}</bdi>
      </p>
      <dl>
        <Field label={t('passport.species')} petId={pet.id}>
          {joinIsolated([t(`pets.type.${type}`), breed], ', ')}
        </Field>
        <Field label={t('passport.born')} petId={pet.id} invite={t('health.booklet.whenRoughly')} invites>
          {pet.dateOfBirth && formatDay(pet.dateOfBirth, locale, 'medium')}
        </Field>
        <Field label={t('passport.sex')} petId={pet.id} invites>
          {joinIsolated([sex, kept], ', ')}
        </Field>
        <Field
          label={t('passport.chip')}
          petId={pet.id}
          className="wide"
          invite={t('health.booklet.chipDigits')}
          invites
        >
          {pet.microchip || chipFacts ? (
            <>
              {pet.microchip ? <span className="tabular">{spaced(pet.microchip)}</span> : null}
              {chipFacts ? <small>{chipFacts}</small> : null}
            </>
          ) : null}
        </Field>
        {optional(t('pets.fields.colour'), pet.colour)}
        {optional(t('pets.fields.passportNumber'), pet.passportNumber)}
        {home.some(Boolean) ? optional(t('pets.fields.home'), home.filter(Boolean).join(', ')) : null}
        {optional(t('pets.fields.markings'), pet.markings, 'wide')}
      </dl>
      {children}
      <p aria-hidden="true" className="booklet-lines">
        {passportLines(pet).join('\n')}
      </p>
    </BookletPage>
  );
}

function Photo({ pet: { id, name, type, photoUrl } }: { pet: Pet }) {
  const t = useTranslations();
  const can = useCan();
  if (photoUrl || !can.edit)
    return (
      <PetPortrait photoUrl={photoUrl} type={type} alt={t('passport.photoOf', { name })} className="booklet-photo" />
    );
  return (
    <IntentLink href={paths.editPet(id)} className="booklet-photo blank">
      <Icon of="camera" />
      {t('health.booklet.stickPhoto')}
    </IntentLink>
  );
}

interface FieldProps {
  label: string;
  petId: string;
  /** What a missing value asks for. */
  invite?: string;
  invites?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

function Field({ label, petId, invite, invites, className, children }: FieldProps) {
  const t = useTranslations('health.booklet');
  const can = useCan();
  const missing =
    invites && can.edit ? (
      <IntentLink href={paths.editPet(petId)} aria-label={`${label}: ${invite ?? t('add')}`} className="booklet-add">
        <Icon of="plus" />
        {invite ?? t('add')}
      </IntentLink>
    ) : (
      '—'
    );
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd dir="auto">{children || missing}</dd>
    </div>
  );
}

function spaced(chip: string): string {
  return /^\d{15}$/.test(chip) ? chip.replace(/(\d{3})(?=\d)/g, '$1 ') : chip;
}
