import sharp from 'sharp';

export const damages = ['none', 'large', 'small', 'tilted', 'blurred', 'shadowed', 'jpeg'] as const;
export type Damage = (typeof damages)[number];

/** Width of the card in pixels. 4000 × 3000 are 12 megapixels, 2000 × 1500 are 3. */
export const widthOf = (damage: Damage) => ({ large: 4000, small: 1155 })[damage as string] ?? 2000;

const shadow = (width: number, height: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="0.45" stop-color="#e8e4dc"/>
    <stop offset="0.55" stop-color="#6a665e"/><stop offset="1" stop-color="#4d4a44"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`);

/** Makes a photo out of the drawn card: on a table, as a JPEG. */
export async function photographCard(png: Buffer, damage: Damage): Promise<Buffer> {
  let card = sharp(png).flatten({ background: '#fff' });
  if (damage === 'tilted') card = sharp(await card.rotate(8, { background: '#7a5c43' }).toBuffer());
  if (damage === 'blurred') card = sharp(await card.blur(2).toBuffer());
  if (damage === 'shadowed') {
    const { width = 0, height = 0 } = await sharp(png).metadata();
    card = sharp(await card.composite([{ input: shadow(width, height), blend: 'multiply' }]).toBuffer());
  }
  return card.jpeg({ quality: damage === 'jpeg' ? 40 : 88 }).toBuffer();
}
