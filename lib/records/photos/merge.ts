const newestFirst = (a: Placed, b: Placed) => compare(b.takenAt, a.takenAt) || compare(b.id, a.id);

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

interface Placed {
  id: string;
  takenAt: string;
}

export function mergePhotos<Photo extends Placed>(loadedPhotos: readonly Photo[], fresh: readonly Photo[]): Photo[] {
  const photos = new Map([...loadedPhotos, ...fresh].map((photo) => [photo.id, photo]));
  return [...photos.values()].sort(newestFirst);
}
