import { qrModules, svgOpen } from '@/lib/core/media/qr-svg';

const XML = new Map<string, string>(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }),
);
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => XML.get(character) ?? '');

function lines(url: string, length: number): string[] {
  return url.match(new RegExp(`.{1,${length}}`, 'g')) ?? [];
}

/** Height in millimeters. A rough estimate, because print programs substitute fonts. */
const letterHeight = (text: string, widest: number) => Math.min(9, widest / (text.length * 0.55));

/** A6 card (105 by 148 mm), for printing. */
export function qrCard(url: string, { title, text }: { title: string; text: string }): string {
  const { size, path } = qrModules(url);
  const line = (words: string, y: number, height: number, font = 'sans-serif') =>
    `<text x="52.5" y="${y}" font-family="${font}" font-size="${height}" text-anchor="middle" fill="#1D2A2E">${escapeXml(words)}</text>`;
  return [
    svgOpen('width="105mm" height="148mm"', '0 0 105 148'),
    '<rect width="105" height="148" fill="#fff"/>',
    '<rect x="3" y="3" width="99" height="142" rx="5" fill="none" stroke="#0F5C4D" stroke-width="0.8"/>',
    line(title, 20, letterHeight(title, 90), 'Georgia, serif'),
    `<svg x="15" y="27" width="75" height="75" viewBox="0 0 ${size} ${size}"><path d="${path}" shape-rendering="crispEdges"/></svg>`,
    line(text, 112, Math.min(4.5, letterHeight(text, 90))),
    ...lines(url, 44).map((part, index) => line(part, 122 + index * 5, 3.2, 'monospace')),
    '</svg>',
  ].join('');
}
