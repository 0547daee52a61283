import { closeDatabase } from '@/lib/core/db/client';
import { recordEvent } from '@/lib/core/security/audit';
import { rotateKeys, withdrawKey } from '@/lib/core/signing/keys';
import { now } from '@/lib/core/time/clock';

// npm run keys:rotate: signs passports with a new key from now on. Passports of the previous key stay valid.
// npm run keys:rotate -- --compromised k7f3a2c9: revokes a leaked key, with all passports that it signed.

const actor = { kind: 'system' } as const;

async function withdraw(kid: string): Promise<string> {
  const count = await withdrawKey(kid);
  await recordEvent({ action: 'signing_key_withdrawn', actor, at: now() });
  return `Key ${kid} is withdrawn, and ${count} passports that it signed are taken back.`;
}

async function rotate(): Promise<string> {
  const { kid } = await rotateKeys();
  await recordEvent({ action: 'signing_key_rotated', actor, at: now() });
  return `Passports are signed with key ${kid} from now on.`;
}

async function main([option, kid, ...more]: string[]): Promise<void> {
  const isRotation = option === undefined;
  if (!isRotation && (option !== '--compromised' || !kid || more.length > 0))
    throw new Error('Usage: npm run keys:rotate [-- --compromised <key>]');
  console.log(isRotation ? await rotate() : await withdraw(kid ?? ''));
  await closeDatabase();
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
