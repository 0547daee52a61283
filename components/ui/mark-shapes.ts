type MarkPath = Readonly<Record<string, string>> & { readonly d: string };

const WAVES = 12;
const RADIUS = { crest: 11.2, trough: 8.8 } as const;

const at = (step: number, radius: number) => {
  const angle = (step / WAVES) * Math.PI;
  return { x: 12 + radius * Math.sin(angle), y: 12 - radius * Math.cos(angle) };
};
const round = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const pointOnEdge = (step: number) => at(step, step % 2 === 0 ? RADIUS.crest : RADIUS.trough);
const pointBetween = (step: number) => {
  const [one, next] = [pointOnEdge(step), pointOnEdge(step + 1)];
  return { x: (one.x + next.x) / 2, y: (one.y + next.y) / 2 };
};

const steps = Array.from({ length: 2 * WAVES }, (_, step) => step);

export const seal = `M${round(pointBetween(-1))}${steps.map((step) => `Q${round(pointOnEdge(step))} ${round(pointBetween(step))}`).join('')}Z`;

const CHECK = 'M7.3 13.2 11 16.9 17.2 10.2 15.8 8.8 11 14.1 8.7 11.8Z';

export const markShapes = {
  'seal-check': [{ d: seal + CHECK, fill: 'currentColor', stroke: 'none', 'fill-rule': 'evenodd' }],
  'seal-question': [
    { d: seal, 'stroke-width': '1.6', 'stroke-dasharray': '2.7 1.9' },
    { d: 'M9.9 9.8a2.2 2.2 0 1 1 3.3 1.9c-.8.5-1.2.9-1.2 1.7M12 16h.01' },
  ],
  'pencil-ring': [
    { d: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z', 'stroke-width': '1.6' },
    { d: 'M8 16l.6-2.6L14 8l2 2-5.4 5.4z', 'stroke-width': '1.6' },
  ],
} as const satisfies Record<string, readonly MarkPath[]>;

export type MarkShape = keyof typeof markShapes;
