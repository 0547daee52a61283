import { db } from '@/lib/core/db/client';
import { addDays, addMs, DAY, dayFromColumn, dayToColumn } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { type CheckedAllergy, checkAllergies } from '@/lib/records/medications/allergy-check';
import { seedLabReports } from './seed-lab-reports';
import { seedBloodPressure } from './seed-measures';

// Dates are relative to today, so that the demo is never outdated.

type Locale = 'en' | 'es';
type Type = 'dog' | 'cat' | 'rabbit';

export const vaccines: Record<Type, { vaccine: string; ago: number; valid?: number }[]> = {
  dog: [
    { vaccine: 'dog.dhp', ago: 400 },
    { vaccine: 'dog.rabies', ago: 1440, valid: 1095 },
    { vaccine: 'dog.rabies', ago: 350, valid: 380 },
    { vaccine: 'dog.bordetella.in', ago: 174 },
    { vaccine: 'dog.lepto', ago: 380 },
    { vaccine: 'dog.lepto', ago: 350 },
  ],
  cat: [
    { vaccine: 'cat.rcp', ago: 900 },
    { vaccine: 'cat.rabies', ago: 380, valid: 365 },
  ],
  rabbit: [{ vaccine: 'rabbit.myxo-rhd', ago: 340 }],
};

/** Grams a year ago and now. */
export const weights: Record<Type, [number, number]> = {
  dog: [10_400, 11_200],
  cat: [5400, 4950],
  rabbit: [1620, 1680],
};

/** Age in days and grams of the dog's first years. */
const growth = [
  [60, 3300],
  [90, 5200],
  [120, 6900],
  [150, 8100],
  [180, 8900],
  [240, 9900],
  [300, 10_400],
  [365, 10_600],
  [730, 10_700],
  [1200, 10_500],
] as const;

/** Days ago and severity of the cat's limping. */
const limpingDays = [
  [1, 'mild'],
  [4, 'moderate'],
  [5, 'mild'],
  [12, 'mild'],
  [19, 'severe'],
  [26, 'mild'],
  [40, 'mild'],
] as const;

const words = {
  en: {
    allergen: 'Penicillin',
    reaction: 'Swollen face',
    condition: 'Arthritis',
    drug: 'Meloxicam',
    dosage: '0.5 ml',
    vet: 'Dr. Marsh, Sunny Street Vets',
    clinic: 'Sunny Street Vets',
    substance: 'milbemycin oxime, praziquantel',
    antibiotic: {
      name: 'Cefalexin 250 mg',
      reason: 'skin infection',
      allergyReason: 'The vet knows about the penicillin: Luna has had cefalexin before without a reaction.',
    },
  },
  es: {
    allergen: 'Penicilina',
    reaction: 'Cara hinchada',
    condition: 'Artrosis',
    drug: 'Meloxicam',
    dosage: '0,5 ml',
    vet: 'Dra. Ruiz, Clínica Veterinaria Sol',
    clinic: 'Clínica Veterinaria Sol',
    substance: 'milbemicina oxima, prazicuantel',
    antibiotic: {
      name: 'Cefalexina 250 mg',
      reason: 'infección de piel',
      allergyReason: 'En la clínica saben lo de la penicilina: Luna ya ha tomado cefalexina sin reacción.',
    },
  },
} as const;

async function seedTreatments(petId: string, locale: Locale, at: Date): Promise<void> {
  const own = { petId, givenBy: words[locale].vet, createdAt: at, updatedAt: at };
  const today = dayFromColumn(at);
  await db().parasiteTreatment.createMany({
    data: [
      {
        ...own,
        id: newId(),
        kind: 'echinococcus',
        product: 'Milbemax',
        substance: words[locale].substance,
        givenAt: addMs(at, -20 * DAY),
        weightGrams: 11_200,
        nextDueOn: dayToColumn(addDays(today, 70)),
      },
      {
        ...own,
        id: newId(),
        kind: 'ticks_and_fleas',
        product: 'Bravecto',
        givenAt: addMs(at, -80 * DAY),
        nextDueOn: dayToColumn(addDays(today, 4)),
      },
    ],
  });
}

async function seedAllergyConflict(
  { petId, ...allergy }: CheckedAllergy & { petId: string },
  locale: Locale,
  at: Date,
): Promise<void> {
  const course = { ...words[locale].antibiotic, dosage: null, instructions: null, steps: [] };
  const { conflicts } = checkAllergies({ ...course, confirmedConflicts: [] }, [allergy]);
  await db().medication.create({
    data: {
      ...course,
      id: newId(),
      petId,
      confirmedConflicts: conflicts.map(({ key }) => key),
      frequency: 'BID',
      startsOn: dayToColumn(addDays(dayFromColumn(at), -3)),
      endsOn: dayToColumn(addDays(dayFromColumn(at), 4)),
      reminders: ['08:00', '20:00'],
      timeZone: 'Europe/Madrid',
      createdAt: at,
      updatedAt: at,
    },
  });
}

interface SeededPet {
  id: string;
  type: Type;
  dateOfBirth: string;
}

async function seedWeights({ id: petId, type, dateOfBirth }: SeededPet, at: Date): Promise<void> {
  const entry = () => ({ id: newId(), petId, createdAt: at, updatedAt: at });
  const [before, now] = weights[type];
  await db().weight.createMany({
    data: Array.from({ length: 13 }, (_, month) => ({
      ...entry(),
      measuredAt: addMs(at, -(12 - month) * 30 * DAY),
      grams: Math.round(before + ((now - before) * month) / 12 + (month % 3) * 20),
      bodyConditionScore: 5,
    })),
  });
  if (type === 'dog') {
    const rows = growth.map(([days, grams]) => ({
      ...entry(),
      measuredAt: addMs(dayToColumn(dateOfBirth), days * DAY),
      grams,
    }));
    await db().weight.createMany({ data: rows });
  }
}

export async function seedHealth({ id: petId, type, dateOfBirth }: SeededPet, locale: Locale, at: Date): Promise<void> {
  const today = dayFromColumn(at);
  const entry = () => ({ id: newId(), petId, createdAt: at, updatedAt: at });
  await seedWeights({ id: petId, type, dateOfBirth }, at);
  await db().vaccination.createMany({
    data: vaccines[type].map(({ vaccine, ago, valid }) => ({
      ...entry(),
      vaccine,
      givenOn: dayToColumn(addDays(today, -ago)),
      clinic: words[locale].clinic,
      validUntil: valid ? dayToColumn(addDays(today, valid - ago)) : null,
    })),
  });
  if (type === 'rabbit') return;
  const { allergen, reaction, condition, drug, dosage } = words[locale];
  await db().vital.createMany({
    data: [24, 22, 23, 25].map((value, week) => ({
      ...entry(),
      measuredAt: addMs(at, -(3 - week) * 7 * DAY),
      kind: 'sleeping_respiratory_rate',
      value,
      context: 'sleep',
    })),
  });
  if (type === 'dog') {
    const allergy = { ...entry(), allergen, severity: 'severe' as const, reaction };
    await db().allergy.create({ data: allergy });
    await seedAllergyConflict(allergy, locale, at);
    await seedTreatments(petId, locale, at);
    return;
  }
  await db().symptom.createMany({
    data: limpingDays.map(([ago, severity]) => ({
      ...entry(),
      noticedAt: addMs(at, -ago * DAY),
      kind: 'limping',
      severity,
    })),
  });
  await seedLabReports(petId, locale, at);
  await seedBloodPressure(petId, locale, at);
  await db().condition.create({
    data: { ...entry(), name: condition, status: 'managed', diagnosedOn: dayToColumn(addDays(today, -500)) },
  });
  await db().medication.create({
    data: {
      ...entry(),
      name: drug,
      dosage,
      frequency: 'SID',
      startsOn: dayToColumn(addDays(today, -60)),
      reminders: ['08:00'],
      timeZone: 'Europe/Madrid',
      steps: [],
      stockDoses: 9,
      refillBelow: 10,
    },
  });
}
