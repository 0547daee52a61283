import { db } from '@/lib/core/db/client';
import { withDatabase } from '../support/database';
import { runQuietly } from '../support/processes.mjs';

withDatabase();

const TWO_MINUTES = 120_000;

test(
  'R14.7 the decade household has ten years of entries',
  async () => {
    const args = ['--conditions=react-server', '--import', 'tsx', 'prisma/seed.ts', '--decade'];
    const { code, output } = await runQuietly(process.execPath, args, { env: process.env });
    expect([code, output]).toEqual([0, expect.stringContaining('decade@example.com')]);

    const pets = await db().pet.findMany({
      orderBy: { id: 'asc' },
      select: { _count: { select: { weights: true, photos: true, documents: true, vetRecords: true } } },
    });
    expect(pets).toHaveLength(12);
    expect(pets[0]?._count).toEqual({ weights: 492, photos: 504, documents: 21, vetRecords: 21 });
    const [oldest] = await db().$queryRaw<{ days: number; completions: number }[]>`
      SELECT current_date - min("day") AS days, COUNT(*)::int AS completions FROM "RoutineCompletion"`;
    expect(oldest?.days).toBeGreaterThan(3640);
    expect(oldest?.completions).toBeGreaterThan(90_000);
    expect(await db().dose.count()).toBeGreaterThan(10_000);
  },
  TWO_MINUTES,
);
