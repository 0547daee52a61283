import { saveFile } from '@/lib/browser/page/save-file';
import { createQrCode } from '@/lib/core/media/qr-code';

const MODULE = 10;

/** Saves the code as PNG, because few galleries display SVG. */
export async function saveCode(url: string, name: string): Promise<void> {
  const { size, runs } = createQrCode(url, 'L');
  const side = size * MODULE;
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas context');
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, side, side);
  brush.fillStyle = 'black';
  for (const { x, y, width } of runs) brush.fillRect(x * MODULE, y * MODULE, width * MODULE, MODULE);
  const picture = await new Promise<Blob | null>((resolvePicture) => canvas.toBlob(resolvePicture, 'image/png'));
  if (!picture) throw new Error('the canvas gave no picture');
  saveFile(new File([picture], `${name}.png`, { type: picture.type }));
}
