import { Client } from 'pg';
import { readerSections } from '@/lib/sharing/links/vocabulary';
import type { Person } from './people';

/** Kinds of links that a test over HTTP can have. The embedded database is open in the app's process only. */
export const testedKinds = process.env.APP_DATABASE_URL
  ? (['vet', 'groomer', 'sitter', 'finder', 'other'] as const)
  : (['vet', 'groomer', 'finder', 'other'] as const);

/** Makes a link of any kind. Links of kind sitter are in the database only, because new ones are refused. */
export async function aLinkOfKind(
  owner: Person,
  petId: string,
  { kind, ...share }: { kind: string } & Record<string, unknown>,
) {
  if (kind !== 'sitter') return owner.sharesPet(petId, { kind, ...share });
  const newShare = await owner.sharesPet(petId, { kind: 'other', sections: readerSections.sitter, ...share });
  const client = new Client({ connectionString: process.env.APP_DATABASE_URL });
  await client.connect();
  await client.query(`UPDATE "Share" SET "kind" = 'sitter' WHERE "id" = $1`, [newShare.id]).finally(() => client.end());
  return newShare;
}
