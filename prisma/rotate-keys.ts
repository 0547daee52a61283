import { closeDatabase } from '@/lib/core/db/client';
import { recordEvent } from '@/lib/core/security/audit';
import { rotateKeys } from '@/lib/core/signing/keys';
import { now } from '@/lib/core/time/clock';

// npm run keys:rotate: from now on another key signs passports. What the one before has signed stays valid to its end.

async function main(): Promise<void> {
  const { kid } = await rotateKeys();
  await recordEvent({ action: 'signing_key_rotated', actor: { kind: 'system' }, at: now() });
  await closeDatabase();
  console.log(`Passports are signed with key ${kid} from now on.`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
