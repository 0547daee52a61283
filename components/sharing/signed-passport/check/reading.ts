import { element } from './dom';

type ImageSource = HTMLVideoElement | ImageBitmap;

export type Reader = (picture: ImageSource) => Promise<string | null>;

interface Detector {
  detect: (picture: ImageBitmapSource) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** Uses the browser's reader, else loads one. @returns null if that can't be loaded */
export async function findReader(): Promise<Reader | null> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return loadReader();
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (picture) => {
    const [detectedCode] = await detector.detect(picture).catch(() => []);
    return detectedCode?.rawValue ?? null;
  };
}

async function loadReader(): Promise<Reader | null> {
  const readerModule = await import('./code-reader').catch(() => null);
  if (!readerModule) return null;
  return async (picture) => {
    const sides = picture instanceof HTMLVideoElement ? SIDES.slice(0, 1) : SIDES;
    for (const side of sides) {
      const text = readerModule.readCode(pixelsOf(picture, side));
      if (text !== null) return text;
    }
    return null;
  };
}

/** Pixels of the longer side. Scaling down helps with blurred or noisy files. A camera only uses the first size. */
const SIDES = [2400, 1200, 700];

function pixelsOf(picture: ImageSource, longest: number): ImageData {
  const isVideo = picture instanceof HTMLVideoElement;
  const [width, height] = isVideo ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = element('canvas', { width: Math.round(width * scale), height: Math.round(height * scale) });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas context');
  // Fills the background, because a code on a transparent one would be black on black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

export async function readPicture(file: Blob, codeReader: Reader): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const text = await codeReader(bitmap);
    bitmap.close();
    return text;
  } catch {
    return null;
  }
}

const BETWEEN_LOOKS_MS = 150;

/**
 * Watches the camera until it sees a code or `stopped` fires.
 * @throws DOMException if there is no camera, or its use is denied
 */
export async function watchCamera(
  video: HTMLVideoElement,
  codeReader: Reader,
  stopSignal: AbortSignal,
): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: 1920 } });
  try {
    video.srcObject = stream;
    await video.play();
    while (!stopSignal.aborted) {
      const text = await codeReader(video);
      if (text !== null) return text;
      await new Promise((resolveWait) => setTimeout(resolveWait, BETWEEN_LOOKS_MS));
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
