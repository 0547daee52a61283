import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { appManifest } from '@/lib/browser/offline/manifest';

describe.each(['en', 'es'] as const)('the manifest in %s', (locale) => {
  test('R4.1 declares its start URL and is one app in every language', async () => {
    const manifest = await appManifest(locale);

    expect(manifest).toMatchObject({
      id: '/',
      name: 'Pawfolio',
      lang: locale,
      start_url: '/home',
      scope: '/',
      display: 'standalone',
    });
    expect(manifest.shortcuts?.map(({ name, url }) => `${name} ${url}`)).toEqual(
      locale === 'en' ? ['Today /home', 'Add weight /pets/weigh'] : ['Hoy /home', 'Anotar el peso /pets/weigh'],
    );
  });

  test('R12.6 offers pets as shortcuts, and accepts photos, PDFs and CSV', async () => {
    const { shortcuts, share_target, file_handlers } = await appManifest(locale, [{ id: 'p1', name: 'Luna' }]);

    expect(shortcuts?.at(-1)).toMatchObject({ name: 'Luna', url: '/pets/p1' });
    expect(share_target).toMatchObject({
      action: '/pets/receive',
      params: { files: [{ name: 'files', accept: ['image/*', 'application/pdf'] }] },
    });
    expect(file_handlers).toEqual([{ action: '/pets/import/table', accept: { 'text/csv': ['.csv'] } }]);
  });

  test('R4.1 its images exist in the declared sizes', async () => {
    const { icons = [], screenshots = [] } = await appManifest(locale);

    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type } of [...icons, ...screenshots]) {
      const { width, height, format } = await sharp(await readFile(join(process.cwd(), 'public', src))).metadata();
      expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type]);
    }
  });

  test('R4.1 includes a phone and a wide screenshot', async () => {
    const { screenshots = [] } = await appManifest(locale);
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
  });
});
