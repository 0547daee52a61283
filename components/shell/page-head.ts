import type { Metadata, Viewport } from 'next';
import { themeColors } from '@/lib/browser/storage/theme';
import { publicUrl } from '@/lib/core/config/env';
import { PRODUCT_NAME } from '@/lib/core/config/product';

export const siteMetadata: Metadata = {
  metadataBase: publicUrl(),
  title: { default: PRODUCT_NAME, template: `%s · ${PRODUCT_NAME}` },
  applicationName: PRODUCT_NAME,
  icons: { icon: [{ url: '/icons/icon.svg', type: 'image/svg+xml' }], apple: '/icons/apple-touch-icon.png' },
  formatDetection: { telephone: false, date: false, address: false, email: false },
};

export const siteViewport: Viewport = {
  viewportFit: 'cover',
  // Resizes the page, so that sheets end above the keyboard.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColors.light },
    { media: '(prefers-color-scheme: dark)', color: themeColors.dark },
  ],
};
