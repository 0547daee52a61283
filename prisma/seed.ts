import { closeDatabase } from '@/lib/core/db/client';
import { now } from '@/lib/core/time/clock';
import { demo } from './demo-families';
import { decadeFamily, seedDecade } from './seed-decade';
import { type Family, seedFamily } from './seed-family';

// npm run db:seed: a demo family per language, or only one (-- en). Idempotent.
// npm run db:seed -- --decade: one household with 12 pets and ten years of entries, for tests and benchmarks.

function reportFamily({ email, pets }: Family, isNew: boolean): void {
  const summary = `Made ${email} with ${pets.map(({ name }) => name).join(', ')}. Sign in with a login link.`;
  console.log(isNew ? summary : `${email} is there already.`);
}

async function main(): Promise<void> {
  const [only] = process.argv.slice(2);
  const at = now();
  if (only === '--decade') {
    const family = decadeFamily(at);
    reportFamily(family, await seedDecade(family, at));
  }
  for (const locale of ['en', 'es'] as const) {
    if (only !== undefined && only !== locale) continue;
    reportFamily(demo[locale], (await seedFamily(demo[locale], { locale, at })) !== null);
  }
  await closeDatabase();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
