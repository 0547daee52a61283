import sharp from 'sharp';
import type { Locale } from '@/lib/core/i18n/locales';
import type { SheetSize } from '@/lib/core/i18n/sheet-size';
import { translatorOf } from '@/lib/core/i18n/translate';
import { drawPassport } from '@/lib/overviews/passport/draw-passport';
import { passportOf, type SignedCode } from '@/lib/overviews/passport/passport';
import type {
  PassportDose,
  PassportMedication,
  PassportPart,
  PassportRecord,
  PassportTreatment,
} from '@/lib/overviews/passport/record';
import type { PassportSize } from '@/lib/overviews/passport/vocabulary';
import { noConflict } from './allergy-warnings';

export const at = new Date('2026-11-21T12:00:00Z');

export function aDose(dose: Partial<PassportDose> = {}): PassportDose {
  return {
    id: '1',
    vaccine: 'dog.dhp',
    product: 'Nobivac DHPPi',
    antigens: [],
    givenOn: '2026-02-01',
    validUntil: '2029-02-01',
    nextDueOn: null,
    manufacturer: 'MSD',
    batch: 'A123B01',
    vetName: 'Dr. Paw',
    clinic: 'Sunny Street Vets',
    tooEarly: [],
    beforeChip: false,
    ...dose,
  };
}

export function aMedication(medication: Partial<PassportMedication> = {}): PassportMedication {
  return {
    name: 'Apoquel',
    dosage: '1 tablet',
    frequency: 'SID',
    startsOn: '2026-01-01',
    endsOn: null,
    steps: [],
    allergyCheck: noConflict,
    ...medication,
  };
}

export function aTreatment(treatment: Partial<PassportTreatment> = {}): PassportTreatment {
  return {
    kind: 'echinococcus',
    product: 'Droncit',
    substance: 'praziquantel',
    givenAt: new Date('2026-11-02T03:30:00Z'),
    givenBy: 'Dr. Paw',
    ...treatment,
  };
}

export function aRecord(record: Partial<PassportRecord> & { name?: string } = {}): PassportRecord {
  const { name = 'Luna', ...rest } = record;
  return {
    pet: {
      name,
      type: 'dog',
      breed: 'Beagle',
      gender: 'female',
      dateOfBirth: '2021-03-07',
      neutered: true,
      colour: 'Tricolour',
      markings: 'White tip of the tail',
      microchip: '724098100123456',
      microchippedOn: '2021-05-12',
      microchipPlace: 'Left side of the neck',
      passportNumber: 'ES-0007421',
      emergencyContact: 'Sam Morgan, +34 600 000 002',
      vetClinic: 'Sunny Street Vets\n+34 910 000 001',
      photoKey: null,
    },
    vaccinated: {
      type: 'dog',
      dateOfBirth: '2021-03-07',
      deceasedOn: null,
      vaccineProfile: 'wsava',
      country: null,
      region: null,
      extraVaccines: [],
      highRisk: false,
      microchippedOn: '2021-05-12',
      createdAt: '2021-04-01T08:00:00.000Z',
    },
    timeZone: 'Europe/Madrid',
    ownerName: 'Alex Morgan',
    vaccinations: [
      aDose(),
      aDose({
        id: '2',
        vaccine: 'dog.rabies',
        product: 'Nobivac Rabies',
        givenOn: '2026-01-05',
        validUntil: '2027-01-05',
      }),
    ],
    medications: [
      aMedication(),
      aMedication({ name: 'Milbemax' }),
      aMedication({ name: 'Bravecto', frequency: 'Q3MO' }),
    ],
    treatments: [aTreatment(), aTreatment({ kind: 'ticks_and_fleas', product: 'Seresto', substance: null })],
    conditions: [{ name: 'Arthritis', status: 'managed', diagnosedOn: '2025-05-05' }],
    allergies: [{ allergen: 'Chicken', severity: 'severe', reaction: 'Swelling' }],
    shareUrl: null,
    ...rest,
  };
}

export function aLongRecord(years: number): PassportRecord {
  const vaccines = ['dog.rabies', 'dog.dhp', 'dog.lepto', 'dog.lyme', 'dog.leish', 'dog.bordetella.in'];
  return aRecord({
    vaccinations: Array.from({ length: years * vaccines.length }, (_, index) =>
      aDose({
        id: String(index),
        vaccine: vaccines[index % vaccines.length] as string,
        givenOn: `${2026 - Math.floor(index / vaccines.length)}-0${1 + (index % vaccines.length)}-15`,
      }),
    ),
    medications: Array.from({ length: years * 4 }, (_, index) =>
      aMedication({
        name: ['Milbemax', 'Bravecto', 'Apoquel', 'Meloxicam'][index % 4] as string,
        startsOn: `${2026 - Math.floor(index / 4)}-02-0${1 + (index % 4)}`,
      }),
    ),
    treatments: Array.from({ length: years * 8 }, (_, index) =>
      aTreatment({
        kind: index % 2 === 0 ? 'echinococcus' : 'ticks_and_fleas',
        givenAt: new Date(`${2026 - Math.floor(index / 8)}-0${1 + (index % 8)}-01T08:30:00Z`),
      }),
    ),
    conditions: Array.from({ length: years * 2 }, (_, index) => ({
      name: `Condition ${index}`,
      status: 'active' as const,
      diagnosedOn: '2020-01-01',
    })),
    allergies: Array.from({ length: years }, (_, index) => ({
      allergen: `Allergen ${index}`,
      severity: 'moderate' as const,
      reaction: 'Itching',
    })),
  });
}

export function aPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  return sharp({ create: { width: 384, height: 480, channels: 3, background: '#c96', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

interface Printed {
  locale?: Locale;
  size?: PassportSize;
  sheet?: SheetSize;
  parts?: PassportPart[];
  photo?: Buffer | null;
  signed?: SignedCode | null;
}

export async function printPassport(
  record: PassportRecord,
  { locale = 'en', size = 'a4', sheet, parts, photo = null, signed = null }: Printed = {},
) {
  const words = { t: await translatorOf(locale), locale, today: '2026-11-21' };
  const passport = passportOf(record, words, parts ? { parts, signed } : { signed });
  return drawPassport(passport, { size, sheet, language: locale, photo, at });
}
