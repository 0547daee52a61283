const newestFirst = (a: DatedPhoto, b: DatedPhoto) => compareText(b.takenAt, a.takenAt) || compareText(b.id, a.id);

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

interface DatedPhoto {
  id: string;
  takenAt: string;
}

export function mergePhotos<Photo extends DatedPhoto>(
  loadedPhotos: readonly Photo[],
  fresh: readonly Photo[],
): Photo[] {
  const photos = new Map([...loadedPhotos, ...fresh].map((photo) => [photo.id, photo]));
  return [...photos.values()].sort(newestFirst);
}
