// npm run bench:signed: measures characters and QR modules of a signed passport by number of vaccinations, and the
// time
// to sign and check it.
import { createQrCode } from '@/lib/core/media/qr-code';
import { checkPassport } from '@/lib/sharing/signed-passport/check';
import { addressLength, HOST, ISSUED, passportFacts, signedPassport, testKey } from '../support/signed-passports';

const ROUNDS = 200;

const key = testKey();
const signers = [{ host: HOST, keys: [key.publicKey] }];

function median(times: number[]): string {
  const sortedTimes = times.toSorted((one, other) => one - other);
  return (sortedTimes[Math.floor(sortedTimes.length / 2)] ?? 0).toFixed(2);
}

async function measureTime(work: () => unknown): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  return median(times);
}

async function row(count: number) {
  const facts = passportFacts(count);
  const text = signedPassport(key, facts);
  const checkResult = await checkPassport(text, signers, ISSUED);
  const leftOut = 'payload' in checkResult ? checkResult.payload.facts.leftOut.vaccinations : Number.NaN;
  return {
    vaccinations: count,
    characters: addressLength(text),
    'left out': leftOut,
    modules: createQrCode(`https://${HOST}/v#${text}`, 'L').size - 8,
    'sign (ms)': await measureTime(() => signedPassport(key, facts)),
    'check (ms)': await measureTime(() => checkPassport(text, signers, ISSUED)),
  };
}

async function main(): Promise<void> {
  const rows: Awaited<ReturnType<typeof row>>[] = [];
  for (const count of [0, 1, 4, 8, 12, 16, 20, 30, 60]) rows.push(await row(count));
  console.table(rows);
}

await main();
