import { z } from 'zod';

/** Raised when the layout changes, so that an older program refuses the archive. Format 1 had no seal. */
export const FORMAT = 2;

export const places = {
  tables: 'tables/',
  jobs: 'jobs/',
  files: 'files/',
  secrets: 'secrets/',
  manifest: 'manifest.json',
  seal: 'seal.json',
};

/** Under DATA_DIR when the environment does not set them; without them parts of the data are unreadable. */
export const secretFiles = ['secret', 'vapid.json'] as const;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const sum = z.object({ count: z.number().int().min(0), bytes: z.number().int().min(0), sha256 });

export type Sum = z.output<typeof sum>;

export const manifest = z.object({
  format: z.literal([1, FORMAT]),
  version: z.string(),
  madeAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Only shows whether AUTH_SECRET is the same. */
  authSecret: z.string(),
  tables: z.record(z.string(), sum),
  jobs: sum,
  files: sum,
  secrets: sum,
});

export type Manifest = z.output<typeof manifest>;

export interface BackupDatabase {
  query<Row extends object = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}
