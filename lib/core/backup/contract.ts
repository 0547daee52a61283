import { z } from 'zod';

/** Grows when an archive is written in another way; an older program says that it can't read it. The first had no seal. */
export const FORMAT = 2;

/** Where things lie in an archive. */
export const places = {
  tables: 'tables/',
  jobs: 'jobs/',
  files: 'files/',
  secrets: 'secrets/',
  manifest: 'manifest.json',
  seal: 'seal.json',
};

/** Kept under DATA_DIR where the environment does not give them: without them parts of the data can't be read again. */
export const secretFiles = ['secret', 'vapid.json'] as const;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const sum = z.object({ count: z.number().int().min(0), bytes: z.number().int().min(0), sha256 });

/** How much of something there is, and the SHA-256 of all of it. */
export type Sum = z.output<typeof sum>;

export const manifest = z.object({
  format: z.literal([1, FORMAT]),
  version: z.string(),
  /** ISO 8601 UTC. */
  madeAt: z.string(),
  /** The migrations of the database, in their order, with what they were. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Tells whether AUTH_SECRET is the same, and nothing else. */
  authSecret: z.string(),
  tables: z.record(z.string(), sum),
  jobs: sum,
  files: sum,
  secrets: sum,
});

/** What stands at the end of an archive, before its seal. */
export type Manifest = z.output<typeof manifest>;

/** A database as backup and restore need it: one connection, in the order of what is asked. */
export interface BackupDatabase {
  query<Row extends object = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}
