import { joinIsolated } from '@/lib/core/i18n/isolate';
import { dayIn, formatDay } from '@/lib/core/time/dates';
import type { PetGender, PetType } from '@/lib/records/pets/vocabulary';
import type { PaperWords } from './paper-word';

export interface Poster {
  title: string;
  lost: string;
  name: string;
  kind: string;
  photoAlt: string;
  since: string | null;
  paragraphs: readonly string[];
  call: string;
  code: { url: string; alt: string };
}

interface LostPet {
  name: string;
  type: PetType;
  breed: string | null;
  gender: PetGender;
  colour: string | null;
  markings: string | null;
  hasChip: boolean;
  lostSince: Date | null;
  lostNote: string | null;
  finderUrl: string;
}

/** Contains no contact data: owners are only reachable through the finder's page. `timeZone` is the owner's. */
export function posterOf(pet: LostPet, { t, locale }: PaperWords, timeZone: string): Poster {
  const { name, type, breed, gender, colour, markings, hasChip, lostSince, lostNote, finderUrl } = pet;
  return {
    title: t('posterPdf.title', { name }),
    lost: t('posterPdf.lost'),
    name,
    kind: joinIsolated([t(`pets.type.${type}`), breed, gender === 'unknown' ? null : t(`pets.gender.${gender}`)], ', '),
    photoAlt: t('passport.photoOf', { name }),
    since: lostSince && t('posterPdf.since', { date: formatDay(dayIn(lostSince, timeZone), locale) }),
    paragraphs: [colour, markings, lostNote, hasChip ? t('posterPdf.chip') : null].filter((text) => text !== null),
    call: t('posterPdf.call', { name }),
    code: { url: finderUrl, alt: t('posterPdf.codeAlt', { name }) },
  };
}
