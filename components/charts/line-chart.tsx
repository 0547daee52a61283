import { useId } from 'react';
import { cn } from '@/components/ui/cn';
import { ChartKey } from './chart-key';
import { LineMarks } from './line-marks';
import { percentAlong } from './scale';
import './charts.css';

/** One measured value. */
export interface LinePoint {
  /** Its place along the axis of time; milliseconds, or any number that grows. */
  at: number;
  value: number;
  /** Lies outside the usual range: drawn in another shape. */
  outside?: boolean;
  /** Finished words, shown under the pointer: "4.2 kg, 3 Mar 2026". */
  label?: string;
}

/** Words at the ends of an axis stay inside of the drawing. */
function anchorAt(place: number): 'start' | 'middle' | 'end' {
  if (place < 15) return 'start';
  return place > 85 ? 'end' : 'middle';
}

interface AxisLabel {
  at: number;
  label: string;
}

interface LineChartProps {
  /** What is drawn, and in a sentence how it went: read out in the place of the drawing. */
  title: string;
  description: string;
  /** Oldest first, at least one. */
  points: readonly LinePoint[];
  /** Round values with their words, lowest first, around all points and the band (`roundTicks`). */
  valueLabels: readonly AxisLabel[];
  /** Moments with their words, oldest first; two or three have room on a phone. */
  timeLabels: readonly AxisLabel[];
  /** The first and the last moment of the axis; by default those of the points. */
  span?: readonly [number, number];
  /** The usual range, with its words. */
  band?: { from: number; to: number; label: string };
  /** What the other shape means; needed when a point is outside. */
  outsideLabel?: string;
  className?: string;
}

/** Room at the sides, so that the first and the last mark are whole, in percent. */
const MARGIN = { time: 3, value: 5 };

/**
 * Values over time, drawn on the server. It has the width of its place while letters, lines and marks keep their size,
 * which is why places are percentages. The numbers themselves belong into a table beside it.
 */
export function LineChart({
  title,
  description,
  points,
  valueLabels,
  timeLabels,
  span,
  band,
  outsideLabel,
  className,
}: LineChartProps) {
  const id = useId();
  const [first, last] = span ?? [points.at(0)?.at ?? 0, points.at(-1)?.at ?? 0];
  // Normally the labels are the outermost; nothing that is drawn may leave its place all the same.
  const drawn = [
    ...valueLabels.map(({ at }) => at),
    ...points.map(({ value }) => value),
    ...(band ? [band.from, band.to] : []),
  ];
  const [bottom, top] = [Math.min(...drawn), Math.max(...drawn)];
  const x = (at: number) => percentAlong(at, first, last, MARGIN.time);
  const y = (value: number) => 100 - percentAlong(value, bottom, top, MARGIN.value);
  return (
    <figure className={cn('line-chart', className)}>
      <div className="line-chart-area">
        <svg aria-hidden="true" className="line-chart-values">
          {valueLabels.map(({ at, label }) => (
            <text key={at} x="100%" y={`${y(at)}%`} dy="0.32em" textAnchor="end">
              {label}
            </text>
          ))}
        </svg>
        <svg role="img" aria-labelledby={`${id}-title ${id}-description`} className="line-chart-plot">
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-description`}>{description}</desc>
          {band ? (
            <rect
              x="0"
              width="100%"
              y={`${y(band.to)}%`}
              height={`${Math.round((y(band.from) - y(band.to)) * 100) / 100}%`}
              className="line-chart-band"
            />
          ) : null}
          {valueLabels.map(({ at }) => (
            <line key={at} x1="0" x2="100%" y1={`${y(at)}%`} y2={`${y(at)}%`} className="line-chart-grid" />
          ))}
          <LineMarks
            marks={points.map(({ at, value, outside, label }) => ({ x: x(at), y: y(value), outside, label }))}
          />
        </svg>
        <svg aria-hidden="true" className="line-chart-times">
          {timeLabels.map(({ at, label }) => {
            const place = x(at);
            return (
              <text key={at} x={`${place}%`} y="1em" textAnchor={anchorAt(place)}>
                {label}
              </text>
            );
          })}
        </svg>
      </div>
      <ChartKey band={band?.label} outside={points.some(({ outside }) => outside) ? outsideLabel : undefined} />
    </figure>
  );
}
