import 'server-only';

export interface TarEntry {
  name: string;
  bytes: Buffer;
}

const BLOCK = 512;
const NAME_BYTES = 100;
/** We write nothing larger; a larger size means a damaged archive and must not exhaust the memory. */
const LARGEST = 64 * 1024 * 1024;

const padding = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;

function header(name: string, size: number, type: '0' | 'x'): Buffer {
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0, NAME_BYTES, 'utf8');
  block.write(octal(0o600, 7), 100, 'latin1');
  block.write(octal(0, 7), 108, 'latin1');
  block.write(octal(0, 7), 116, 'latin1');
  block.write(octal(size, 11), 124, 'latin1');
  block.write(octal(0, 11), 136, 'latin1');
  block.write('        ', 148, 'latin1');
  block.write(type, 156, 'latin1');
  block.write('ustar\0', 257, 'latin1');
  block.write('00', 263, 'latin1');
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)} `, 148, 'latin1');
  return block;
}

/** The length of a pax record includes its own digits. */
function longName(name: string): Buffer {
  const rest = ` path=${name}\n`;
  let length = Buffer.byteLength(rest);
  length += String(length + String(length).length).length;
  return Buffer.from(length + rest, 'utf8');
}

function readLongName(record: string): string | null {
  const key = ' path=';
  const start = record.indexOf(key);
  const end = record.lastIndexOf('\n');
  return start < 0 || end < start ? null : record.slice(start + key.length, end);
}

/** POSIX tar with pax records for long names, readable by any tar. */
export function* packEntry({ name, bytes }: TarEntry): Generator<Buffer> {
  if (Buffer.byteLength(name) > NAME_BYTES) {
    const record = longName(name);
    yield header('pax', record.length, 'x');
    yield record;
    yield padding(record.length);
  }
  yield header(name, bytes.length, '0');
  yield bytes;
  yield padding(bytes.length);
}

export const tarEnd = Buffer.alloc(2 * BLOCK);

const broken = (why: string) => new Error(`The archive is damaged: ${why}.`);

function reader(chunks: AsyncIterator<Buffer>) {
  let parts: Buffer[] = [];
  let held = 0;
  return async (size: number): Promise<Buffer> => {
    while (held < size) {
      const { value, done } = await chunks.next();
      if (done) throw broken('it ends too early');
      parts.push(value);
      held += value.length;
    }
    const all = parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
    parts = [all.subarray(size)];
    held = all.length - size;
    return all.subarray(0, size);
  };
}

function textOf(block: Buffer, from: number, length: number): string {
  const field = block.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.subarray(0, end < 0 ? length : end).toString('utf8');
}

function readHeader(block: Buffer): { name: string; size: number; type: string } {
  const counted = block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
  const size = Number.parseInt(textOf(block, 124, 12), 8);
  if (Number.parseInt(textOf(block, 148, 8), 8) !== counted || !(size >= 0)) throw broken('a header is not one');
  if (size > LARGEST) throw broken('a part of it is too large');
  return { name: textOf(block, 0, NAME_BYTES), size, type: String.fromCharCode(block[156] ?? 0) };
}

export async function* unpack(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = chunks[Symbol.asyncIterator]();
  const read = reader(source);
  // gzip verifies its checksum only at the very end.
  const drain = async () => {
    while (!(await source.next()).done);
  };
  let long: string | null = null;
  for (;;) {
    const block = await read(BLOCK);
    if (block.every((byte) => byte === 0)) return drain();
    const { name, size, type } = readHeader(block);
    const bytes = await read(size);
    await read(padding(size).length);
    if (type === 'x') {
      long = readLongName(bytes.toString('utf8'));
      continue;
    }
    yield { name: long ?? name, bytes };
    long = null;
  }
}
