import { z } from 'zod';

/** Raised with each change of the layout. Format 2 contained AUTH_SECRET, the key of its seal, which proves nothing. */
export const FORMAT = 3;

export const places = {
  tables: 'tables/',
  jobs: 'jobs/',
  files: 'files/',
  manifest: 'manifest.json',
  seal: 'seal.json',
};

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const sum = z.object({ count: z.number().int().min(0), bytes: z.number().int().min(0), sha256 });

export type Sum = z.output<typeof sum>;

export const manifest = z.object({
  format: z.literal(FORMAT),
  version: z.string(),
  madeAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Only shows whether AUTH_SECRET is the same as at the time of the backup. */
  authSecret: z.string(),
  tables: z.record(z.string(), sum),
  jobs: sum,
  files: sum,
});

export type Manifest = z.output<typeof manifest>;

export interface BackupDatabase {
  query<Row extends object = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}
