import { defineConfig } from 'prisma/config';

export default defineConfig({
  schema: '../prisma/models',
  migrations: { path: '../prisma/migrations' },
  // Only the native `prisma migrate` uses it; the application connects through driver adapters.
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
