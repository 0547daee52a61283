import { createTranslator } from 'next-intl';
import * as z from 'zod';
import { buildDocument } from '@/lib/site/api-docs/document';
import { entry, withTag } from '@/lib/site/api-docs/operation';
import { docsPage } from '@/lib/site/api-docs/page';
import es from '@/messages/es.json';

const document = buildDocument(
  [
    {
      method: 'POST',
      path: '/api/pets',
      route: {
        caller: 'member',
        withoutCsrf: false,
        status: 201,
        body: z.strictObject({ name: z.string().default('</b>') }),
      },
    },
  ],
  {
    operations: withTag('Pets & more', {
      'POST /api/pets': { summary: 'Add <b>a</b> pet', answer: entry('It') },
    }),
    version: '1.0.0',
    license: 'MIT',
    at: new Date('2026-03-28T12:00:00Z'),
  },
);
const page = docsPage({
  document,
  locale: 'es',
  t: createTranslator({ locale: 'es', messages: es, timeZone: 'UTC' }) as never,
  origin: 'https://example.com',
});

test('R5.1 the page of the API has its frame in the reader’s language', () => {
  expect(page).toContain('<html lang="es">');
  expect(page).toContain(es.apiDocs.title);
  expect(page).toContain('1 llamada, descrita por');
  expect(page).toContain('<a href="#pets-more" lang="en">');
  expect(page).toContain('<section id="pets-more">');
});

test('escapes values inserted into the page', () => {
  expect(page).toContain('Add &lt;b&gt;a&lt;/b&gt; pet');
  expect(page).not.toMatch(/<b>|<script| on\w+=| style=/);
  expect(page).toContain('= &quot;&lt;/b&gt;&quot;');
});

test('each call has an example to try', () => {
  expect(page).toContain('curl -X POST &quot;https://example.com/api/pets&quot;');
  expect(page).toContain('-b &quot;__Host-pawfolio-session=…&quot;');
  expect(page).toContain('-H &quot;X-CSRF-Token: …&quot;');
});
