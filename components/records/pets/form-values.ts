import type { Home } from '@/lib/records/pets/home';
import type { Pet } from '@/lib/records/pets/pet';
import type { PetFormValues, PetInput, PetPatch } from '@/lib/records/pets/schema';

/** A new pet has no type yet, so that the schema asks for one. */
export function toFormValues(pet: Pet | null, home: Home): Partial<PetFormValues> {
  return {
    name: pet?.name ?? '',
    type: pet?.type,
    breed: pet?.breed ?? '',
    gender: pet?.gender ?? 'unknown',
    cover: pet?.cover,
    dateOfBirth: pet?.dateOfBirth ?? '',
    colour: pet?.colour ?? '',
    markings: pet?.markings ?? '',
    neutered: pet?.neutered ?? null,
    microchip: pet?.microchip ?? '',
    microchippedOn: pet?.microchippedOn ?? '',
    microchipPlace: pet?.microchipPlace ?? '',
    country: home.country ?? '',
    region: home.region ?? '',
    passportNumber: pet?.passportNumber ?? '',
    insurance: pet?.insurance ?? '',
    emergencyContact: pet?.emergencyContact ?? '',
    vetClinic: pet?.vetClinic ?? '',
    weightUnit: pet?.weightUnit ?? 'kg',
    deceasedOn: pet?.deceasedOn ?? '',
    archived: pet?.archived ?? false,
    notes: pet?.notes ?? '',
  };
}

/** Returns only changed fields, so that a form open for a long time does not overwrite newer values. */
export function changesOf(values: PetInput, dirty: Readonly<Record<string, unknown>>): PetPatch {
  return Object.fromEntries(Object.entries(values).filter(([field]) => dirty[field]));
}
