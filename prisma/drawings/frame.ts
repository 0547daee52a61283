export const palette = {
  paper: '#FBF8F2',
  snow: '#FFFDF9',
  ink: '#1D2A2E',
  green: '#0F5C4D',
  apricot: '#E58A4E',
  sky: '#3B7EA1',
  amber: '#B7791F',
};

/** Adds the mirror image. */
export function both(shape: string): string {
  return `${shape}<g transform="matrix(-1 0 0 1 640 0)">${shape}</g>`;
}

function rosette(colour: string): string {
  const turns = Array.from({ length: 24 }, (_, index) => index * 7.5);
  const ring = (rx: number, ry: number) =>
    turns.map((turn) => `<ellipse rx="${rx}" ry="${ry}" transform="rotate(${turn})"/>`).join('');
  return `<g transform="translate(320 300)" fill="none" stroke="${colour}" stroke-width="1.4" opacity=".28">${ring(300, 215)}${ring(430, 350)}</g>`;
}

export function sheet({ tint, line, drawing }: { tint: string; line: string; drawing: string }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 640 640">
<rect width="640" height="640" fill="${tint}"/>${rosette(line)}
<circle cx="320" cy="300" r="238" fill="${palette.paper}" opacity=".55"/>
<g stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`;
}
