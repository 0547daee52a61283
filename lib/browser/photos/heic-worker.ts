/// <reference lib="webworker" />

import createDecoder from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

declare const self: DedicatedWorkerGlobalScope;

async function decodeImage(bytes: ArrayBuffer): Promise<ImageData> {
  const [picture] = new (createDecoder().HeifDecoder)().decode(new Uint8Array(bytes));
  if (!picture) throw new Error('no picture');
  const pixels = new ImageData(picture.get_width(), picture.get_height());
  return new Promise((resolve, reject) => {
    picture.display(pixels, (picturePixels) => (picturePixels ? resolve(pixels) : reject(new Error('no picture'))));
  });
}

self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  const pixels = await decodeImage(data).catch(() => null);
  self.postMessage(pixels, pixels ? [pixels.data.buffer] : []);
};
