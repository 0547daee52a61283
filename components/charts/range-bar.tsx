import { percentAlong } from './scale';
import './charts.css';

interface RangeBarProps {
  value: number;
  range: readonly [number, number];
}

/** Draws where a value lies relative to a range. Decorative: nearby text says the same. */
export function RangeBar({ value, range: [from, to] }: RangeBarProps) {
  const margin = (to - from) / 4;
  const [low, high] = [Math.min(from - margin, value), Math.max(to + margin, value)];
  const at = (one: number) => percentAlong(one, low, high, 4);
  return (
    <svg aria-hidden="true" className="range-bar">
      <rect y="6" width="100%" height="8" rx="4" />
      <rect x={`${at(from)}%`} y="6" width={`${at(to) - at(from)}%`} height="8" rx="4" className="usual" />
      <circle cx={`${at(value)}%`} cy="10" r="7" className="spark-dot" />
    </svg>
  );
}
