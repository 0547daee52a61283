import { createQrCode } from './qr-code';

export function qrModules(text: string, level: 'M' | 'L' = 'M'): { size: number; path: string } {
  const { size, runs } = createQrCode(text, level);
  return { size, path: runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('') };
}

export const svgOpen = (size: string, box: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}">`;

/** Black on white in both themes, which cameras read best. */
export function qrSvg(url: string): string {
  return svgOf(qrModules(url));
}

export function denseQrSvg(url: string): string {
  return svgOf(qrModules(url, 'L'));
}

function svgOf({ size, path }: { size: number; path: string }): string {
  return `${svgOpen('width="320" height="320"', `0 0 ${size} ${size}`)}<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" shape-rendering="crispEdges"/></svg>`;
}
