import type { MetadataRoute } from 'next';
import { createTranslator } from 'next-intl';
import { paths } from '@/lib/core/config/paths';
import { PRODUCT_NAME } from '@/lib/core/config/product';
import type { Locale } from '@/lib/core/i18n/locales';
import { loadMessages } from '@/lib/core/i18n/messages';
import { themeColors } from '../storage/theme';
import { SHARED_FILES } from './shell';

interface ShortcutPet {
  id: string;
  name: string;
}

/**
 * The id does not depend on the language, so that switching it does not create a second app (R4.1).
 * @param pets pets of the signed-in user, offered as shortcuts of the icon
 */
export async function appManifest(locale: Locale, pets: readonly ShortcutPet[] = []): Promise<MetadataRoute.Manifest> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'install.manifest' });
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') =>
    ({ src: `/icons/${src}`, sizes: `${size}x${size}`, type: 'image/png', purpose }) as const;
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon-192.png', 192, 'any')] });
  const screenshot = (name: 'passport' | 'pets', form: 'narrow' | 'wide') =>
    ({
      src: `/screenshots/${name}-${form}-${locale}.webp`,
      sizes: form === 'narrow' ? '780x1688' : '1280x800',
      type: 'image/webp',
      form_factor: form,
      label: t(`screenshots.${name}`),
    }) as const;
  return {
    id: '/',
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: t('description'),
    lang: locale,
    dir: 'ltr',
    start_url: paths.home,
    scope: '/',
    display: 'standalone',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    categories: ['lifestyle', 'health', 'medical'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-192.png', 192, 'maskable'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(t('today'), paths.home),
      shortcut(t('addWeight'), paths.addWeight),
      ...pets.map(({ id, name }) => shortcut(name, paths.pet(id))),
    ],
    share_target: {
      action: paths.receive,
      method: 'post',
      enctype: 'multipart/form-data',
      params: { files: [{ name: SHARED_FILES, accept: ['image/*', 'application/pdf'] }] },
    },
    file_handlers: [{ action: paths.importTable, accept: { 'text/csv': ['.csv'] } }],
    screenshots: [
      screenshot('passport', 'narrow'),
      screenshot('pets', 'narrow'),
      screenshot('passport', 'wide'),
      screenshot('pets', 'wide'),
    ],
  };
}
