import { hashSecret, newSecret } from '@/lib/core/security/secrets';
import { newId } from '@/lib/core/validation/ids';
import { petInput } from '@/lib/records/pets/schema';
import { after, noon } from './members';

const stamps = { createdAt: noon, updatedAt: noon };

export const aPetInput = petInput('2026-03-28').parse({ name: 'Luna', type: 'dog' });
export const aRoutine = {
  kind: 'feeding' as const,
  title: 'Breakfast',
  weekdays: [1],
  timeOfDay: '07:30',
  durationMinutes: null,
  note: null,
  reminderMinutesBefore: null,
  responsible: [],
};
export const routineRow = (petId: string, deletedAt: Date | null = null) => ({
  ...aRoutine,
  id: newId(),
  petId,
  timeZone: 'UTC',
  deletedAt,
  ...stamps,
});
export const allergyRow = (petId: string, deletedAt: Date | null = null) => ({
  id: newId(),
  petId,
  allergen: 'Chicken',
  severity: 'mild' as const,
  deletedAt,
  ...stamps,
});
export const treatmentRow = (petId: string) => ({
  id: newId(),
  petId,
  kind: 'worms' as const,
  product: 'Milbemax',
  givenAt: stamps.createdAt,
  ...stamps,
});
export const shareRow = (petId: string, expiresAt: Date | null) => ({
  id: newId(),
  petId,
  label: 'Dr. Paw',
  kind: 'vet' as const,
  sections: [],
  keyHash: hashSecret(newSecret()),
  keySealed: new Uint8Array([1]),
  createdAt: noon,
  expiresAt,
});
export const photoRow = (petId: string) => ({
  id: newId(),
  petId,
  photoKey: `photos/${newId()}`,
  takenAt: noon,
  width: 10,
  height: 10,
  placeholder: '',
  bytes: 1,
  sentBytes: 1,
  ...stamps,
});
export const documentRow = (petId: string, deletedAt: Date | null = null) => ({
  id: newId(),
  petId,
  name: 'report.pdf',
  contentType: 'application/pdf',
  fileKey: `documents/${newId()}`,
  bytes: 1,
  deletedAt,
  ...stamps,
});
export const aStoredDocument = () => {
  const { id, name, fileKey, bytes } = documentRow('');
  return { id, name, contentType: 'application/pdf' as const, fileKey, previewKey: null, bytes };
};

export const petRow = (ownerId: string, deletedAt: Date | null = null) => ({
  id: newId(),
  ownerId,
  name: 'Luna',
  type: 'dog' as const,
  deletedAt,
  ...stamps,
});
export const photoLinkRow = (photoId: string) => ({
  id: newId(),
  photoId,
  keyHash: hashSecret(newSecret()),
  createdAt: noon,
  expiresAt: after(1, 'day'),
});
