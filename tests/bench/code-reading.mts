// npm run bench:codes: measures the share of photographs in which our QR code reader finds a signed passport.
// Browsers without their own reader use it.
import { readCode } from '@/components/sharing/signed-passport/check/code-reader';
import { createQrCode } from '@/lib/core/media/qr-code';
import { denseQrSvg } from '@/lib/core/media/qr-svg';
import { Random } from '../outbox/random';
import { type Conditions, photograph } from '../support/photographed-codes';
import { HOST, passportFacts, signedPassport, testKey } from '../support/signed-passports';

const PHOTOGRAPHS = 25;
/** Degrees by which a hand is askew at most. At 0, all photographs of most conditions would be the same. */
const HAND = 2;

/** Width of a module in pixels: printed on A6, the code fills 1,080 pixels; a screen is held farther away. */
const conditions: Record<string, Conditions> = {
  'straight, sharp': { module: 4 },
  'small in the picture': { module: 2.5 },
  'askew by up to 20°': { module: 4, turn: 20 },
  'leaning back by a fifth': { module: 4, tilt: 0.2 },
  'leaning back by a third': { module: 4, tilt: 0.33 },
  'a little out of focus': { module: 4, blur: 1.2 },
  'out of focus': { module: 4, blur: 2 },
  'dim and noisy': { module: 4, light: 0.35, noise: 12 },
  'lamp over a corner': { module: 4, glare: 0.6 },
  'strong lamp over a corner': { module: 4, glare: 0.9 },
  'broken screen, 4 cracks': { module: 4, cracks: { count: 4, width: 0.5 } },
  'broken screen, 8 cracks': { module: 4, cracks: { count: 8, width: 0.8 } },
  'by hand: askew, leaning, dim, a little out of focus': {
    module: 4,
    turn: 12,
    tilt: 0.12,
    blur: 0.9,
    light: 0.6,
    noise: 5,
  },
};

const key = testKey();
const percent = (share: number) => `${Math.round(share * 100)} %`;

async function readCodes(count: number, name: string): Promise<{ read: string; ms: string }> {
  const url = `https://${HOST}/v#${signedPassport(key, passportFacts(count))}`;
  const [svg, { size }] = [denseQrSvg(url), createQrCode(url, 'L')];
  const wantedConditions = conditions[name];
  const times: number[] = [];
  let right = 0;
  for (let number = 0; number < PHOTOGRAPHS; number += 1) {
    const random = new Random(number + 1);
    const turn = (wantedConditions?.turn ?? HAND) * (2 * random.next() - 1);
    const picture = await photograph(svg, size, { module: 4, ...wantedConditions, turn }, () => random.next());
    const begin = performance.now();
    const text = readCode(picture);
    times.push(performance.now() - begin);
    if (text === url) right += 1;
    else if (text !== null) throw new Error(`read wrongly: ${text}`);
  }
  const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
  return { read: percent(right / PHOTOGRAPHS), ms: median.toFixed(0) };
}

const rows: Record<string, string>[] = [];
for (const name of Object.keys(conditions)) {
  const [few, many] = [await readCodes(3, name), await readCodes(20, name)];
  rows.push({ photograph: name, '3 vaccinations': few.read, '20 vaccinations': many.read, 'ms (20)': many.ms });
}
console.table(rows);
