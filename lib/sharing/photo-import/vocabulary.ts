export const MAX_PHOTOS = 1000;

export interface PhotoRoom {
  bytes: number;
  files: number;
}

export interface PhotoPet {
  id: string;
  name: string;
  /** Null for a pet of somebody else, whose storage is not ours to show. */
  room: PhotoRoom | null;
}
