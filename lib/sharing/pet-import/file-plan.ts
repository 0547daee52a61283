import type { PetPreview, StorageRoom } from './vocabulary';

export interface ArchivedPet extends PetPreview {
  /** Photos and documents that the data names, but the archive lacks. */
  missing: number;
}

/** Leaves out files that the archive lacks. */
export function compareFiles(pet: PetPreview, archive: { has: (name: string) => boolean }): ArchivedPet {
  const files = pet.files.filter(({ name }) => archive.has(name));
  const portrait = pet.portrait !== null && archive.has(pet.portrait) ? pet.portrait : null;
  return { ...pet, files, portrait, missing: pet.files.length - files.length };
}

export interface FileRequest {
  path: string;
  /** In the archive. */
  name: string;
  fields: Record<string, string>;
}

export function requestsOf({ id, portrait, files }: ArchivedPet): FileRequest[] {
  const pet = `/api/pets/${id}`;
  const first = portrait === null ? [] : [{ path: `${pet}/photo`, name: portrait, fields: {} }];
  return [
    ...first,
    ...files.map((file) => ({ path: `${pet}/${file.kind}`, name: file.name, fields: { ...file.fields, id: file.id } })),
  ];
}

/** Photos and documents until the storage is full. An estimate, because photos are encoded again. */
export function countFitting(pets: readonly ArchivedPet[], room: StorageRoom): number {
  const files = pets.flatMap((pet) => pet.files);
  let bytes = 0;
  const full = files.findIndex((file, index) => {
    bytes += file.bytes;
    return index === room.files || bytes > room.bytes;
  });
  return full === -1 ? files.length : full;
}
