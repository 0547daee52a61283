/** Signature before the sizes of a file in an archive ("PK", 7, 8), and the length of both. */
const SIGNATURE = [0x50, 0x4b, 7, 8];
const LENGTH = 16;

const isSignature = (bytes: Uint8Array, at: number) => SIGNATURE.every((byte, index) => bytes[at + index] === byte);

/**
 * Cuts an export after its first file, which holds the data, so that photos are not sent. JSON escapes control
 * characters, so the signature cannot be part of it. @returns all bytes if another program packed the archive
 */
export function archiveStart(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  for (let at = bytes.indexOf(0x50); at >= 0; at = bytes.indexOf(0x50, at + 1))
    if (isSignature(bytes, at)) return bytes.subarray(0, at + LENGTH);
  return bytes;
}
