import { useLocale, useTranslations } from 'next-intl';
import { useCan } from '#page-context';
import { countryName } from '@/lib/core/i18n/intl-formats';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatDay } from '@/lib/core/time/dates';
import { passportLines } from '@/lib/records/pets/passport-line';
import type { Pet } from '@/lib/records/pets/pet';
import { regionName } from '@/lib/records/pets/places';
import type { IdentityData, IdentityField } from './booklet-data';
import { useFirstStamp } from './use-stamps';

export function useIdentity(pet: Pet, isNew: boolean): IdentityData {
  const t = useTranslations();
  const can = useCan();
  const fields = useFields(pet, isNew);
  const firstStamp = useFirstStamp(pet.id);
  const { name, type, photoUrl } = pet;
  const invitesPhoto = !photoUrl && can.edit;
  return {
    title: t('passport.title'),
    ...{ name, type, photoUrl, invitesPhoto, fields },
    photo: invitesPhoto ? t('health.booklet.stickPhoto') : t('passport.photoOf', { name }),
    firstStamp: isNew ? firstStamp : null,
    lines: passportLines(pet).join('\n'),
  };
}

function useFields(pet: Pet, isNew: boolean): readonly IdentityField[] {
  const t = useTranslations();
  const locale = useLocale();
  const can = useCan();
  const { type, breed, gender, neutered, dateOfBirth, microchip } = pet;
  const add = can.edit ? t('health.booklet.add') : null;
  const sex = gender === 'unknown' ? null : t(`pets.gender.${gender}`);
  const neuteredText = neutered ? t('health.booklet.neutered', { gender }) : null;
  const sexText = joinIsolated([sex, neuteredText], ', ');
  const home = [pet.region && regionName(pet.region), pet.country && countryName(pet.country, locale)].filter(Boolean);
  const since = pet.microchippedOn && formatDay(pet.microchippedOn, locale, 'medium');
  const chipFacts = joinIsolated([since && t('passport.chipSince', { date: since }), pet.microchipPlace], ', ');
  const optional = (label: string, value: string | null, isWide?: true): IdentityField[] =>
    value || isNew ? [{ label, value, ...(isWide && { isWide }), ...(!value && { add }) }] : [];
  return [
    { label: t('passport.species'), value: joinIsolated([t(`pets.type.${type}`), breed], ', ') },
    dateOfBirth
      ? { label: t('passport.born'), value: formatDay(dateOfBirth, locale, 'medium') }
      : { label: t('passport.born'), value: null, add: add && t('health.booklet.whenRoughly') },
    { label: t('passport.sex'), value: sexText, ...(!sexText && { add }) },
    {
      label: t('passport.chip'),
      value: microchip && groupDigits(microchip),
      ...(chipFacts && { note: chipFacts }),
      isNumber: true,
      isWide: true,
      ...(!microchip && { add: add && t('health.booklet.chipDigits') }),
    },
    ...optional(t('pets.fields.colour'), pet.colour),
    ...optional(t('pets.fields.passportNumber'), pet.passportNumber),
    ...(home.length > 0 ? optional(t('pets.fields.home'), home.join(', ')) : []),
    ...optional(t('pets.fields.markings'), pet.markings, true),
  ];
}

function groupDigits(chip: string): string {
  return /^\d{15}$/.test(chip) ? chip.replace(/(\d{3})(?=\d)/g, '$1 ') : chip;
}
