type Bytes = Uint8Array<ArrayBuffer>;

async function pipeThrough(data: Bytes, stream: CompressionStream | DecompressionStream): Promise<Bytes> {
  const piped = new Blob([data]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

export const gzip = (data: Bytes): Promise<Bytes> => pipeThrough(data, new CompressionStream('gzip'));

/** @throws TypeError if the data is not gzip */
export const gunzip = (data: Bytes): Promise<Bytes> => pipeThrough(data, new DecompressionStream('gzip'));
