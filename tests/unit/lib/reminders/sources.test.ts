import { sources } from '@/lib/reminders/sources';
import { Prisma } from '@/prisma/client/client';

function remindedModels(): string[] {
  return Object.entries(Prisma).flatMap(([name, columns]) => {
    const [, model] = /^(\w+)ScalarFieldEnum$/.exec(name) ?? [];
    const isReminded = typeof columns === 'object' && ('remindAt' in columns || 'summaryNextAt' in columns);
    return model !== undefined && isReminded ? [model] : [];
  });
}

test('R7.10 each table with a reminder time has a source', () => {
  const tables = Object.values(sources).map(({ table }) => table);
  expect(remindedModels()).toContain('Routine');
  expect(tables.toSorted()).toEqual(remindedModels().toSorted());
});
