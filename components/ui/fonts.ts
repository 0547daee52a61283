import localFont from 'next/font/local';

// A first visit mostly waits for fonts, so they are subset to Latin, one weight for titles, 400 to 600 for text (45 KB
// instead of 85). Made from Fontsource's Latin files with fonttools: `instancer wght=560`, and `pyftsubset
// --layout-features=kern,ccmp,locl,mark,mkmk,tnum,liga`, then `instancer wght=400:600`.
const fraunces = localFont({
  src: './fonts/fraunces-latin-560.woff2',
  // Declared for all weights, so that browsers synthesize no bold.
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
  variable: '--font-fraunces',
});

const inter = localFont({
  src: './fonts/inter-latin-400-600.woff2',
  weight: '400 600',
  display: 'swap',
  adjustFontFallback: 'Arial',
  variable: '--font-inter',
});

// Ornament only (the machine-readable line), so it may load late. 5 KB instead of 40, made with:
// fonttools varLib.instancer … wght=400; pyftsubset … --unicodes=U+20-7E,U+B7,U+2026 --flavor=woff2
const jetbrainsMono = localFont({
  src: './fonts/jetbrains-mono-ascii.woff2',
  weight: '400',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'monospace'],
  variable: '--font-jetbrains-mono',
});

export const fontVariables = `${fraunces.variable} ${inter.variable} ${jetbrainsMono.variable}`;
