/** What finds the text of a QR code in a picture; null where there is none in it. */
export type Reader = (picture: ImageBitmapSource) => Promise<string | null>;

interface Detector {
  detect: (picture: ImageBitmapSource) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** @returns null where the browser can't read codes */
export async function findReader(): Promise<Reader | null> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (picture) => {
    const [found] = await detector.detect(picture).catch(() => []);
    return found?.rawValue ?? null;
  };
}

/** @returns null for what is no picture, or has no code in it */
export async function readPicture(file: Blob, read: Reader): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const text = await read(bitmap);
    bitmap.close();
    return text;
  } catch {
    return null;
  }
}

const BETWEEN_LOOKS_MS = 150;

/**
 * Looks through the camera until it sees a code or `stopped`.
 *
 * @throws DOMException when there is no camera, or it may not be used
 */
export async function watchCamera(video: HTMLVideoElement, read: Reader, stopped: AbortSignal): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: 1920 } });
  try {
    video.srcObject = stream;
    await video.play();
    while (!stopped.aborted) {
      const text = await read(video);
      if (text !== null) return text;
      await new Promise((done) => setTimeout(done, BETWEEN_LOOKS_MS));
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
