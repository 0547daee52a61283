import { qrSvg } from '@/lib/core/media/qr-svg';
import { qrCard } from '@/lib/sharing/links/qr-svg';

const url = `https://pawfolio.example/shared/${'k'.repeat(43)}`;

test('R9.1 a code is black on white, self-contained and has a quiet zone', () => {
  const svg = qrSvg(url);
  const [, size] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  expect(Number(size)).toBeGreaterThan(30);
  expect(svg).toContain(`<rect width="${size}" height="${size}" fill="#fff"/>`);

  // The margin around the code is four modules.
  const columns = [...svg.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [x, y, width].map(Number));
  expect(Math.min(...columns.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
  expect(Math.max(...columns.map(([x = 0, , width = 0]) => x + width))).toBe(Number(size) - 4);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/href|<style|url\(|http/);
});

test('R9.1 a card is A6, shows the full URL and escapes names', () => {
  const card = qrCard(url, { title: '<script>"Luna" & Co’s passport', text: 'Scan' });
  expect(card).toContain('width="105mm" height="148mm"');
  expect(card).toContain('&lt;script&gt;&quot;Luna&quot; &amp; Co’s passport');
  expect(card).not.toContain('<script');
  const lines = [...card.matchAll(/font-family="monospace"[^>]*>([^<]+)</g)].map(([, line]) => line);
  expect(lines.join('')).toBe(url);
});
