export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

/** Never produces more than `limit` bytes. @returns null if the data is not a raw deflate stream, or is longer */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const inflatedBytes = new Uint8Array(limit);
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (length + part.value.length > limit) {
        await reader.cancel();
        return null;
      }
      inflatedBytes.set(part.value, length);
      length += part.value.length;
    }
  } catch {
    return null;
  }
  return inflatedBytes.slice(0, length);
}
