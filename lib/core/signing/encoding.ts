/** @returns null for what is no UTF-8 or no JSON */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

/** @returns null for what is no raw deflate stream, or becomes longer than `limit` bytes, of which no more are made */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const inflated = new Uint8Array(limit);
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (length + part.value.length > limit) {
        await reader.cancel();
        return null;
      }
      inflated.set(part.value, length);
      length += part.value.length;
    }
  } catch {
    return null;
  }
  return inflated.slice(0, length);
}
