export const petTypes = [
  'dog',
  'cat',
  'rabbit',
  'ferret',
  'horse',
  'guinea_pig',
  'hamster',
  'other_small_mammal',
  'bird',
  'reptile',
  'fish',
  'other',
] as const;
export const petGenders = ['male', 'female', 'unknown'] as const;
/** Guidelines that owners of dogs and cats may choose instead of their country's (vaccines.json). */
export const vaccineProfiles = ['wsava', 'aaha'] as const;

export const petCovers = ['pine', 'clay', 'dusk', 'plum', 'honey'] as const;

export type PetCover = (typeof petCovers)[number];
export type VaccineProfile = (typeof vaccineProfiles)[number];
export type PetType = (typeof petTypes)[number];
export type PetGender = (typeof petGenders)[number];

export const petLimits = {
  name: 80,
  breed: 120,
  colour: 120,
  markings: 300,
  microchip: 40,
  microchipPlace: 120,
  passportNumber: 40,
  insurance: 200,
  emergencyContact: 300,
  vetClinic: 300,
  notes: 20_000,
  visitQuestions: 2000,
} as const;

/** Limit outside the bin: more than any household or shelter enters, and few enough for lists without pages. */
export const MAX_PETS = 500;
export const MAX_PETS_CARED_FOR = 100;

export const GOAL_MONTHS = 60;
