import * as z from 'zod';
import { emptyAsNull } from '@/lib/core/validation/zod-text';
import { toJsonSchema } from '@/lib/site/api-docs/json-schema';
import { sampleOf } from '@/lib/site/api-docs/sample';
import { fieldsOf, typeText } from '@/lib/site/api-docs/type-text';

const schema = z.strictObject({
  name: z.string().max(80),
  kind: z.enum(['a', 'b']),
  grams: z.int().min(10).max(20),
  ratio: z.number(),
  on: z.iso.date(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  end: emptyAsNull(z.iso.date(), 'x'),
  tags: z.array(z.string()).default([]),
  quiet: z.strictObject({ from: z.string() }).nullable(),
  note: z.string().nullable().default(null),
});

test('a schema’s sample is valid', () => {
  const sample = sampleOf(toJsonSchema(schema));
  expect(schema.safeParse(sample)).toMatchObject({ success: true });
  expect(sample).toMatchObject({ name: 'Luna', kind: 'a', grams: 10, end: '2026-03-07', quiet: { from: 'text' } });
});

test('describes fields briefly', () => {
  const rows = fieldsOf(toJsonSchema(schema)).map(
    ({ name, type, required }) => `${name}${required ? '*' : ''} ${type}`,
  );

  expect(rows).toEqual([
    'name* string, up to 80 characters',
    'kind* "a", "b"',
    'grams* integer 10 to 20',
    'ratio* number',
    'on* YYYY-MM-DD',
    'time* HH:mm',
    'end* "" or YYYY-MM-DD or null',
    'tags list of string',
    'quiet* object or null',
    'quiet.from* string',
    'note string or null',
  ]);
  expect(typeText({})).toBe('anything');
});
