import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** Events above the line. @param props.pins places in per cent */
export function ChartPins({ pins }: { pins: readonly { x: number; icon: IconNode }[] }) {
  return pins.map(({ x, icon }) => (
    <g key={x} className="line-chart-pin">
      <line x1={`${x}%`} x2={`${x}%`} y1="13" y2="100%" />
      <svg x={`${x}%`} y="0" overflow="visible" aria-hidden="true">
        <circle r="13" />
        <g transform="translate(-7.5 -7.5) scale(.625)">
          {icon.map(([shape, attributes]) => createElement(shape, { ...attributes, key: JSON.stringify(attributes) }))}
        </g>
      </svg>
    </g>
  ));
}
