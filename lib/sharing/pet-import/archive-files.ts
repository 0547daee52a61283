import { inflate } from '@/lib/core/signing/encoding';
import { documentLimits } from '@/lib/records/documents/vocabulary';
import { importLimits } from './vocabulary';

/** The archive, or one of its files, is not as it describes itself. */
export class DamagedArchiveError extends Error {
  override name = 'DamagedArchiveError';
}

interface ArchivedFile {
  /** Offset of its own header. */
  at: number;
  /** Bytes in the archive. */
  packed: number;
  /** Bytes after decompression. */
  size: number;
  isDeflated: boolean;
}

export type ArchiveFiles = ReadonlyMap<string, ArchivedFile>;

// Sizes, offsets and signatures of the ZIP format (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16).
const END = { signature: 0x06054b50, bytes: 22 };
const ENTRY = { signature: 0x02014b50, bytes: 46 };
const HEADER = { signature: 0x04034b50, bytes: 30 };
const MAX_COMMENT = 0xffff;
const ENCRYPTED = 1;
const [STORED, DEFLATED] = [0, 8];

const viewOf = async (bytes: Blob) => new DataView(await bytes.arrayBuffer());

function findEnd(view: DataView): number {
  for (let at = view.byteLength - END.bytes; at >= 0; at -= 1)
    if (
      view.getUint32(at, true) === END.signature &&
      at + END.bytes + view.getUint16(at + 20, true) === view.byteLength
    )
      return at;
  throw new DamagedArchiveError();
}

async function readDirectory(archive: Blob): Promise<{ view: DataView; count: number }> {
  const end = await viewOf(archive.slice(Math.max(0, archive.size - END.bytes - MAX_COMMENT)));
  const at = findEnd(end);
  const [count, bytes, offset] = [
    end.getUint16(at + 10, true),
    end.getUint32(at + 12, true),
    end.getUint32(at + 16, true),
  ];
  // Archives of over 4 GB or 65,534 files give no true numbers here.
  if (count > importLimits.files || offset + bytes > archive.size) throw new DamagedArchiveError();
  return { view: await viewOf(archive.slice(offset, offset + bytes)), count };
}

/** Reads the directory at the end. Opens no file. @throws DamagedArchiveError also if a name occurs twice */
export async function listFiles(archive: Blob): Promise<ArchiveFiles> {
  const files = new Map<string, ArchivedFile>();
  const { view, count } = await readDirectory(archive);
  const text = new TextDecoder();
  try {
    for (let at = 0, index = 0; index < count; index += 1) {
      const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
      const nameBytes = view.getUint16(at + 28, true);
      const name = text.decode(new Uint8Array(view.buffer, at + ENTRY.bytes, nameBytes));
      const isReadable = (flags & ENCRYPTED) === 0 && (method === STORED || method === DEFLATED);
      if (view.getUint32(at, true) !== ENTRY.signature || !isReadable || files.has(name))
        throw new DamagedArchiveError();
      files.set(name, {
        at: view.getUint32(at + 42, true),
        packed: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        isDeflated: method === DEFLATED,
      });
      at += ENTRY.bytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch (error) {
    throw error instanceof RangeError ? new DamagedArchiveError() : error;
  }
  return files;
}

/** Holds only this file in memory. @throws DamagedArchiveError also if it is larger than any upload */
export async function readFile(archive: Blob, { at, packed, size, isDeflated }: ArchivedFile): Promise<Blob> {
  const header = await viewOf(archive.slice(at, at + HEADER.bytes));
  const isHeader = header.byteLength === HEADER.bytes && header.getUint32(0, true) === HEADER.signature;
  if (!isHeader || Math.max(packed, size) > documentLimits.bytes) throw new DamagedArchiveError();
  const from = at + HEADER.bytes + header.getUint16(26, true) + header.getUint16(28, true);
  const bytes = archive.slice(from, from + packed);
  if (!isDeflated && bytes.size === size) return bytes;
  const inflated = isDeflated ? await inflate(new Uint8Array(await bytes.arrayBuffer()), size) : null;
  if (inflated?.length !== size) throw new DamagedArchiveError();
  return new Blob([inflated]);
}
