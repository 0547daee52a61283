import localFont from 'next/font/local';

// The Latin subset covers both languages; `next/font` measures size-adjusted fallbacks from the files, so that the
// swap moves nothing.
const fraunces = localFont({
  src: '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  variable: '--font-fraunces',
});

const inter = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
  variable: '--font-inter',
});

// Ornament only (the machine-readable line), so it may come late. Cut to ASCII and one weight: 5 KB instead of 40.
// Made with: fonttools varLib.instancer … wght=400; pyftsubset … --unicodes=U+20-7E,U+B7,U+2026 --flavor=woff2
const jetbrainsMono = localFont({
  src: './fonts/jetbrains-mono-ascii.woff2',
  weight: '400',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'monospace'],
  variable: '--font-jetbrains-mono',
});

/** Class names for <html> that define the font variables of theme.css. */
export const fontVariables = `${fraunces.variable} ${inter.variable} ${jetbrainsMono.variable}`;
