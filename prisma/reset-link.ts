import { makeOperatorReset } from '@/lib/accounts/passwords/mutations';
import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';
import { closeDatabase } from '@/lib/core/db/client';
import { now } from '@/lib/core/time/clock';

// npm run reset:link -- ana@example.org: a link for a new password, for installations without mail.

async function main([email, ...more]: string[]): Promise<void> {
  if (!email?.includes('@') || more.length > 0) throw new Error('Usage: npm run reset:link -- ana@example.org');
  const link = new URL(paths.resetPassword, env().APP_URL);
  link.search = new URLSearchParams({ token: await makeOperatorReset(email, now()) }).toString();
  await closeDatabase();
  console.log(link.href);
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
