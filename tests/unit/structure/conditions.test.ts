import { conditionsIn, withSwitches } from '../../support/conditions.mjs';

const without = (text: string, file = 'a.ts') =>
  conditionsIn(file, text).map(({ start, end, condition }) => [
    condition,
    `${text.slice(0, start)}_${text.slice(end)}`,
  ]);

test('R8.3 each condition of a query can be removed individually', () => {
  const query = 'f({ where: { id, pet: { deletedAt: null }, OR: [{ a: 1 }, { b: 2 }] } })';
  expect(without(query)).toEqual([
    ['id', 'f({ where: { _, pet: { deletedAt: null }, OR: [{ a: 1 }, { b: 2 }] } })'],
    ['pet: { deletedAt: null }', 'f({ where: { id, _, OR: [{ a: 1 }, { b: 2 }] } })'],
    ['OR: [{ a: 1 }, { b: 2 }]', 'f({ where: { id, pet: { deletedAt: null }, _ } })'],
    ['a: 1', 'f({ where: { id, pet: { deletedAt: null }, OR: [{ _ }, { b: 2 }] } })'],
    ['b: 2', 'f({ where: { id, pet: { deletedAt: null }, OR: [{ a: 1 }, { _ }] } })'],
  ]);
  expect(
    without('const ofPet = (id: string) => ({ id, ...(x ? { y: 1 } : {}) })').map(([condition]) => condition),
  ).toEqual(['id', '...(x ? { y: 1 } : {})']);
  expect(without('f({ data: { id } })')).toEqual([]);
  expect(without('export const mine = { id }', 'lib/access/filters.ts')).toHaveLength(1);
});

const value = ['$', '{f({ x: 1 })}'].join('');

test('R8.3 each AND of SQL can be removed individually', () => {
  const sql = (text: string) => `db().$queryRaw<Row[]>\`${text}\``;
  const conditionsTaken = (text: string) =>
    without(sql(text)).map(([condition, rest]) => [condition, rest?.slice(22, -1)]);
  expect(conditionsTaken(`SELECT 1 FROM "A" WHERE a = ${value} AND (b OR c AND d) FOR UPDATE`)).toEqual([
    [`a = ${value}`, 'SELECT 1 FROM "A" WHERE_AND (b OR c AND d) FOR UPDATE'],
    ['(b OR c AND d)', `SELECT 1 FROM "A" WHERE a = ${value} AND_FOR UPDATE`],
    ['d', `SELECT 1 FROM "A" WHERE a = ${value} AND (b OR c AND_) FOR UPDATE`],
  ]);
  expect(conditionsTaken('JOIN "B" ON a AND b IS DISTINCT FROM c').map(([condition]) => condition)).toEqual([
    'a',
    'b IS DISTINCT FROM c',
  ]);
  expect(conditionsTaken('WHERE a BETWEEN 1 AND 2')).toEqual([]);
});

const switchText = (text: string) => withSwitches(text, conditionsIn('a.ts', text), 7);

test('R8.3 wraps each condition in a switch, including nested ones', () => {
  expect(switchText('f({ where: { id, OR: [{ a: 1 }] } })')).toBe(
    'f({ where: { ...(globalThis.isMissing?.(7) ? {} : { id }), ' +
      '...(globalThis.isMissing?.(8) ? {} : { OR: [{ ...(globalThis.isMissing?.(9) ? {} : { a: 1 }) }] }) } })',
  );
  const begins = (number: number) =>
    ['$', `{globalThis.isMissing?.(${number}) ? ConditionSql.sql\` TRUE \` : ConditionSql.sql\``].join('');
  expect(switchText('Prisma.sql`WHERE a AND b`').split('\n')[1]).toBe(
    `Prisma.sql\`WHERE${begins(7)} a \`}AND${begins(8)} b\`}\``,
  );
});
