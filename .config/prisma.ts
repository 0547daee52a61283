import { defineConfig } from 'prisma/config';

export default defineConfig({
  schema: '../prisma/models',
  migrations: { path: '../prisma/migrations' },
  // Used only by the native `prisma migrate`. The application connects through driver adapters.
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
