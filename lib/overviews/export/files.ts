import type { Row } from '@/lib/core/http/packed-rows';
import { documentName, photoName } from '@/lib/sharing/pet-import/file-names';

export interface ExportedFile {
  name: string;
  key: string;
}

type PhotoRow = { id: string; photoKey: string | null };
type DocumentRow = { id: string; name: string; fileKey: string };
type ProposalRow = { id: string; entry: { name: string }; decision: string | null; fileKey: string | null };

const photoOf = ({ id, photoKey }: PhotoRow): ExportedFile[] =>
  photoKey ? [{ name: photoName(id), key: `${photoKey}-large.webp` }] : [];

/** The name's extension matches the content. */
const documentOf = ({ id, name, fileKey }: DocumentRow, folder?: string): ExportedFile => ({
  name: documentName(id, name, folder),
  key: `${fileKey}-content${name.slice(name.lastIndexOf('.'))}`,
});

/** In the order of the archive. */
const filesOfRow = {
  account: (row: Row) => photoOf({ ...(row as PhotoRow), id: 'me' }),
  pets: (row: Row) => photoOf(row as PhotoRow),
  photos: (row: Row) => photoOf(row as PhotoRow),
  documents: (row: Row) => [documentOf(row as DocumentRow)],
  proposals: (row: Row) => {
    const { id, entry, decision, fileKey } = row as ProposalRow;
    return fileKey === null || decision === 'accepted'
      ? []
      : [documentOf({ id, name: entry.name, fileKey }, 'proposals')];
  },
};

/** Collects the files that rows of lists name. */
export function fileCollector() {
  const files = new Map<string, ExportedFile[]>(Object.keys(filesOfRow).map((list) => [list, []]));
  return {
    add(list: string, rows: readonly Row[]): void {
      const filesOf = new Map(Object.entries(filesOfRow)).get(list);
      if (filesOf) files.get(list)?.push(...rows.flatMap(filesOf));
    },
    all: () => [...files.values()].flat(),
  };
}
