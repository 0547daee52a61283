/** @jest-environment jsdom */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderInLanguage } from '@/tests/support/render-in-language';

const areas = ['(app)', 'admin/(area)'].map((area) => join(process.cwd(), 'app', '[locale]', '(site)', area));
const pages = areas
  .flatMap((area) => readdirSync(area, { recursive: true, withFileTypes: true }))
  .filter(({ name }) => name === 'page.tsx')
  .map(({ parentPath }) => parentPath);

test('R2.9 every signed-in page has a placeholder announcing it in both languages', () => {
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages) {
    const file = join(page, 'loading.tsx');
    expect([dirname(file), existsSync(file)]).toEqual([page, true]);
    const { default: Loading } = require(file) as { default: ComponentType };
    for (const locale of ['en', 'es'] as const) {
      const { container } = renderInLanguage(<Loading />, locale);
      expect(screen.getByRole('status')).toHaveTextContent(locale === 'en' ? /^Loading/ : /^Cargando/);
      expect([page, container.querySelector('[aria-hidden=true], .pet-cover-blank')]).not.toContain(null);
      cleanup();
    }
  }
});
