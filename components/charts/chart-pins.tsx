import { createElement } from 'react';
import { mergePins, type Pin } from './pins';

interface ChartPinsProps {
  pins: readonly Pin[];
  /** The place of a time, in per cent. */
  x: (at: number) => number;
}

/** Events above the line. */
export function ChartPins({ pins, x }: ChartPinsProps) {
  return mergePins(pins, x).map(({ place, icon, count }) => (
    <g key={place} className="line-chart-pin">
      <line x1={`${place}%`} x2={`${place}%`} y1="13" y2="100%" />
      <svg x={`${place}%`} y="0" overflow="visible" aria-hidden="true">
        <circle r="13" />
        {count > 1 ? (
          <text dy="0.36em" textAnchor="middle">
            {count}
          </text>
        ) : (
          <g transform="translate(-7.5 -7.5) scale(.625)">
            {icon.map(([shape, attributes]) =>
              createElement(shape, { ...attributes, key: JSON.stringify(attributes) }),
            )}
          </g>
        )}
      </svg>
    </g>
  ));
}
