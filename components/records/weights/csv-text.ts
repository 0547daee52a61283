function encodingOf([first, second]: Uint8Array): string {
  // The other byte of each Latin letter is zero.
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}

/** Western European spreadsheets still write Windows-1252, the fallback for invalid UTF-8. */
export async function csvTextOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder(encodingOf(new Uint8Array(bytes)), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
