'use client';

import { useWatch } from 'react-hook-form';
import type { PetFormValues } from '@/lib/records/pets/schema';
import { PassportCard } from './passport-card';

export function PassportPreview({ photoUrl }: { photoUrl: string | null }) {
  const typedPet = useWatch<PetFormValues>();
  const { name = '', type, breed, gender = 'unknown', dateOfBirth, microchip } = typedPet;
  const pet = {
    name,
    type: type ?? null,
    breed: breed || null,
    gender: gender === 'unknown' ? null : gender,
    dateOfBirth: /^\d{4}-\d{2}-\d{2}$/.test(dateOfBirth ?? '') ? (dateOfBirth ?? null) : null,
    microchip: microchip || undefined,
    photoUrl,
  };
  return (
    <div aria-hidden="true">
      <PassportCard pet={pet} heading="p" />
    </div>
  );
}
