import 'server-only';
import { type Database, db, type Prisma } from '@/lib/core/db/client';
import { type CollectionName, collections } from './registry';

interface Table<Stored> {
  findMany: (query: object) => Promise<Stored[]>;
  create: (query: object) => Promise<Stored>;
  createMany: (query: object) => Promise<{ count: number }>;
  count: (query: object) => Promise<number>;
  updateManyAndReturn: (query: object) => Promise<Stored[]>;
  deleteMany: (query: object) => Promise<{ count: number }>;
}

export function collectionTable<Stored>(name: CollectionName): Table<Stored> {
  const { table } = collections[name];
  const model = (table.charAt(0).toLowerCase() + table.slice(1)) as Uncapitalize<Prisma.ModelName> & keyof Database;
  return db()[model] as unknown as Table<Stored>;
}
