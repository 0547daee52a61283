import { defineConfig } from 'prisma/config';

export default defineConfig({
  schema: '../prisma/models',
  migrations: { path: '../prisma/migrations' },
  // Only for the native `prisma migrate`. The app connects through driver adapters.
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
