import { inflate } from '@/lib/core/signing/encoding';
import { documentLimits } from '@/lib/records/documents/vocabulary';
import { importLimits } from './vocabulary';

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

// Sizes, offsets and signatures of the ZIP format (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.14 to 4.3.16).
const END = { signature: 0x06054b50, bytes: 22 };
const ZIP64_END = { signature: 0x06064b50, bytes: 56 };
const ZIP64_LOCATOR = { signature: 0x07064b50, bytes: 20 };
const ENTRY = { signature: 0x02014b50, bytes: 46 };
const HEADER = { signature: 0x04034b50, bytes: 30 };
const MAX_COMMENT = 0xffff;
const ENCRYPTED = 1;
const [STORED, DEFLATED] = [0, 8];
/** ZIP64: a field that is too small is all ones, and the value is in the ZIP64 record or extra field. */
const [FULL_SHORT, FULL] = [0xffff, 0xffffffff];

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

const readUint64 = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

/** Bytes and offset of the directory of an archive over 4 GB. @param from offset of the end record */
async function readZip64End(archive: Blob, from: number): Promise<[bytes: number, offset: number]> {
  const locator = await viewOf(archive.slice(Math.max(0, from - ZIP64_LOCATOR.bytes), from));
  if (locator.byteLength < ZIP64_LOCATOR.bytes || locator.getUint32(0, true) !== ZIP64_LOCATOR.signature)
    throw new DamagedArchiveError();
  const at = readUint64(locator, 8);
  const end = await viewOf(archive.slice(at, at + ZIP64_END.bytes));
  if (end.byteLength < ZIP64_END.bytes || end.getUint32(0, true) !== ZIP64_END.signature)
    throw new DamagedArchiveError();
  return [readUint64(end, 40), readUint64(end, 48)];
}

/** @returns `count` null if the archive does not say how many files it has */
async function readDirectory(archive: Blob): Promise<{ view: DataView; count: number | null }> {
  const end = await viewOf(archive.slice(Math.max(0, archive.size - END.bytes - MAX_COMMENT)));
  const at = findEnd(end);
  const count = end.getUint16(at + 10, true);
  const numbers = [end.getUint32(at + 12, true), end.getUint32(at + 16, true)];
  const from = archive.size - end.byteLength + at;
  const [bytes = 0, offset = 0] = numbers.includes(FULL) ? await readZip64End(archive, from) : numbers;
  if (bytes > importLimits.directory || offset + bytes > archive.size) throw new DamagedArchiveError();
  // client-zip 2.5 writes 0xffff for more files, and no ZIP64 count below 4 GB.
  return { view: await viewOf(archive.slice(offset, offset + bytes)), count: count === FULL_SHORT ? null : count };
}

const ZIP64_FIELD = 1;

/** Offset of a file beyond 4 GB, the last number of this extra field (4.5.3). */
function readZip64Offset(view: DataView, from: number, until: number): number {
  for (let at = from; at + 4 <= until; at += 4 + view.getUint16(at + 2, true)) {
    const bytes = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === ZIP64_FIELD && bytes >= 8 && at + 4 + bytes <= until)
      return readUint64(view, at + 4 + bytes - 8);
  }
  throw new DamagedArchiveError();
}

/** Reads the directory at the end. Opens no file. @throws DamagedArchiveError also if a name occurs twice */
export async function listFiles(archive: Blob): Promise<ArchiveFiles> {
  const files = new Map<string, ArchivedFile>();
  const { view, count } = await readDirectory(archive);
  const text = new TextDecoder();
  try {
    for (let at = 0; count === null ? at < view.byteLength : files.size < count; ) {
      const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
      const nameBytes = view.getUint16(at + 28, true);
      const name = text.decode(new Uint8Array(view.buffer, at + ENTRY.bytes, nameBytes));
      const isReadable = (flags & ENCRYPTED) === 0 && (method === STORED || method === DEFLATED);
      const isFull = files.size === importLimits.archiveFiles;
      if (view.getUint32(at, true) !== ENTRY.signature || !isReadable || isFull || files.has(name))
        throw new DamagedArchiveError();
      const extra = at + ENTRY.bytes + nameBytes;
      const next = extra + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
      const offset = view.getUint32(at + 42, true);
      files.set(name, {
        at: offset === FULL ? readZip64Offset(view, extra, next) : offset,
        packed: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        isDeflated: method === DEFLATED,
      });
      at = next;
    }
  } catch (error) {
    throw error instanceof RangeError ? new DamagedArchiveError() : error;
  }
  return files;
}

/** Holds only this file in memory. @throws DamagedArchiveError also if it has more bytes than `most` */
export async function readFile(
  archive: Blob,
  { at, packed, size, isDeflated }: ArchivedFile,
  most: number = documentLimits.bytes,
): Promise<Blob> {
  const header = await viewOf(archive.slice(at, at + HEADER.bytes));
  const isHeader = header.byteLength === HEADER.bytes && header.getUint32(0, true) === HEADER.signature;
  if (!isHeader || Math.max(packed, size) > most) throw new DamagedArchiveError();
  const from = at + HEADER.bytes + header.getUint16(26, true) + header.getUint16(28, true);
  const bytes = archive.slice(from, from + packed);
  if (!isDeflated && bytes.size === size) return bytes;
  const inflatedBytes = isDeflated ? await inflate(new Uint8Array(await bytes.arrayBuffer()), size) : null;
  if (inflatedBytes?.length !== size) throw new DamagedArchiveError();
  return new Blob([inflatedBytes]);
}
