import { symbolOf } from '@/components/ui/symbols';
import { mergePins, type Pin } from './pins';

interface ChartPinsProps {
  pins: readonly Pin[];
  /** Maps a time to a position, in percent. */
  x: (at: number) => number;
}

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
          <use href={symbolOf(icon)} x="-7.5" y="-7.5" width="15" height="15" />
        )}
      </svg>
    </g>
  ));
}
