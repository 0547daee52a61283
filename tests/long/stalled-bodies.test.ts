import { aMember, type Person } from '../support/people';
import { residentMiB } from '../support/resident';
import { kinds, stall } from '../support/stalled-bodies';

const SENDERS = 300;
const MOST_MIB = 100;
const LEFT_MIB = 60;
let ana: Person;
let petId: string;
let restMiB: number;

async function warmUp(): Promise<void> {
  for (let round = 0; round < 200; round += 1) await ana.get('/api/pets');
}

beforeAll(async () => {
  ana = await aMember();
  petId = (await ana.addsPet()).id;
  // The first request loads a route's code permanently.
  await Promise.all(Object.values(kinds(petId)).map((kind) => stall(1, ana, kind)));
  await warmUp();
  restMiB = residentMiB();
}, 120_000);

test.each(Object.keys(kinds('')) as (keyof ReturnType<typeof kinds>)[])(
  '300 stalled senders use little memory and release it: %s',
  async (kind) => {
    const { mostMiB, statuses, ms } = await stall(SENDERS, ana, kinds(petId)[kind]);
    await warmUp();
    const leftMiB = residentMiB();
    const figures = [restMiB, mostMiB, leftMiB].map((figure) => figure.toFixed(0));

    console.info(
      `stalled, ${kind}: MiB at rest, most, after: ${figures}; ${Math.round(ms)} ms; ${JSON.stringify(statuses)}`,
    );

    expect(mostMiB - restMiB).toBeLessThan(MOST_MIB);
    expect(leftMiB - restMiB).toBeLessThan(LEFT_MIB);
    expect(ms).toBeLessThan(120_000);
    expect((await ana.get('/api/pets')).status).toBe(200);
  },
  180_000,
);
