import { expect, test } from '@playwright/test';
import { playSequence } from '../outbox/sequence';
import { clearStage, setStage } from '../outbox/stage';
import { appUrl } from '../support/visitor';

test.use({ locale: 'en-GB' });

// `npm run test:long -- outbox` runs five hundred other seeds.
const SEEDS = [3, 10, 14];

test.describe.configure({ timeout: 120_000 });

test('R12.1 R12.2 R12.3 writing offline loses and duplicates nothing', async ({ browser }) => {
  const stage = await setStage({ browser, url: appUrl(), database: null, restart: null });
  const failures: string[] = [];

  for (const seed of SEEDS) {
    await playSequence(stage, seed).catch((error: Error) => failures.push(error.message));
  }
  await clearStage(stage);

  expect(failures.join('\n')).toBe('');
});
