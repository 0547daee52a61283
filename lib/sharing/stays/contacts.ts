import { firstNumber } from '@/lib/records/pets/phone-numbers';

const numbers = ['emergencyContact', 'vetClinic'] as const;

export interface StayContacts {
  id: string;
  name: string;
  vetClinic: string | null;
  without: (typeof numbers)[number][];
}

export function stayContactsOf(
  pet: Pick<StayContacts, 'id' | 'name' | 'vetClinic'> & { emergencyContact: string | null },
): StayContacts {
  const { id, name, vetClinic } = pet;
  return { id, name, vetClinic, without: numbers.filter((column) => firstNumber(pet[column] ?? '') === null) };
}
