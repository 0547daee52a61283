/** Newest first, as the list of the server has it. */
const newestFirst = (a: Placed, b: Placed) => compare(b.takenAt, a.takenAt) || compare(b.id, a.id);

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

interface Placed {
  id: string;
  /** ISO 8601 in UTC. */
  takenAt: string;
}

/** What is on the screen with what came from the server now: each once, as it came last, where it belongs. */
export function mergePhotos<Photo extends Placed>(known: readonly Photo[], fresh: readonly Photo[]): Photo[] {
  const photos = new Map([...known, ...fresh].map((photo) => [photo.id, photo]));
  return [...photos.values()].sort(newestFirst);
}
