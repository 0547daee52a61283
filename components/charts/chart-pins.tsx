import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface ChartPinsProps {
  pins: readonly { at: number; icon: IconNode }[];
  /** The place of a time, in per cent. */
  x: (at: number) => number;
}

/** Events above the line. */
export function ChartPins({ pins, x }: ChartPinsProps) {
  return pins.map(({ at, icon }) => (
    <g key={at} className="line-chart-pin">
      <line x1={`${x(at)}%`} x2={`${x(at)}%`} y1="13" y2="100%" />
      <svg x={`${x(at)}%`} y="0" overflow="visible" aria-hidden="true">
        <circle r="13" />
        <g transform="translate(-7.5 -7.5) scale(.625)">
          {icon.map(([shape, attributes]) => createElement(shape, { ...attributes, key: JSON.stringify(attributes) }))}
        </g>
      </svg>
    </g>
  ));
}
