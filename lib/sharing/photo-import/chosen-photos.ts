import { MAX_CONVERTIBLE_BYTES } from '@/lib/browser/api/photo-problem';
import { listFiles, readFile } from '../pet-import/archive-files';

export interface ChosenPhoto {
  name: string;
  /** Holds one photo of an archive in memory. @throws DamagedArchiveError */
  open: () => Promise<File>;
}

export interface ChosenPhotos {
  photos: ChosenPhoto[];
  others: number;
  /** Name of the folder or archive. Null for single photos. */
  fileName: string | null;
}

const PHOTO = /\.(?:jpe?g|png|webp|avif|gif|hei[cf]|hif)$/i;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Files that systems add to folders and archives, such as "__MACOSX/._photo.jpg". */
const isHidden = (path: string) => path.split('/').some((part) => /^\.(?!\.?$)/.test(part) || part === '__MACOSX');

function chooseFrom<Entry>(entries: readonly Entry[], pathOf: (entry: Entry) => string) {
  const visible = entries.filter((entry) => !isHidden(pathOf(entry)));
  const photos = visible.filter((entry) => PHOTO.test(pathOf(entry)));
  return { photos, others: visible.length - photos.length };
}

export function photosOfFiles(files: readonly File[]): ChosenPhotos {
  const { photos, others } = chooseFrom(files, ({ name, webkitRelativePath }) => webkitRelativePath || name);
  const [folder] = (files[0]?.webkitRelativePath || '').split('/');
  return {
    ...{ others, fileName: folder || null },
    photos: photos.map((file) => ({ name: file.name, open: async () => file })),
  };
}

/** Unpacks nothing yet. @throws DamagedArchiveError */
export async function photosOfArchive(archive: File): Promise<ChosenPhotos> {
  const files = [...(await listFiles(archive))].filter(([path]) => !path.endsWith('/'));
  const { photos, others } = chooseFrom(files, ([path]) => path);
  return {
    ...{ others, fileName: archive.name },
    photos: photos.map(([path, file]) => ({
      name: nameOf(path),
      open: async () => new File([await readFile(archive, file, MAX_CONVERTIBLE_BYTES)], nameOf(path)),
    })),
  };
}
