'use client';

import { useId } from 'react';
import { cn } from '@/components/ui/cn';
import { ChartKey, type PinLabel } from './chart-key';
import { ChartPins } from './chart-pins';
import { LineMarks } from './line-marks';
import type { Pin } from './pins';
import { chartScales } from './scale';
import './charts.css';

export interface LinePoint {
  at: number;
  value: number;
  outside?: boolean;
  label?: string;
}

function anchorAt(place: number): 'start' | 'middle' | 'end' {
  if (place < 15) return 'start';
  return place > 85 ? 'end' : 'middle';
}

interface AxisLabel {
  at: number;
  label: string;
}

export interface LineChartProps {
  title: string;
  description: string;
  /** Oldest first. */
  points: readonly LinePoint[];
  valueLabels: readonly AxisLabel[];
  timeLabels: readonly AxisLabel[];
  span?: readonly [number, number] | undefined;
  pins?: readonly Pin[];
  /** Legend of the icons, for pages without such a list. */
  pinLabels?: readonly PinLabel[];
  band?: { from: number; to: number; since?: number | undefined; label: string };
  outsideLabel?: string;
  mostDots?: number;
  className?: string;
}

/** Positions are percentages, so that text, lines and marks keep their size. Use together with a table. */
export function LineChart({
  title,
  description,
  points,
  valueLabels,
  timeLabels,
  span,
  pins = [],
  pinLabels,
  band,
  outsideLabel,
  mostDots = 60,
  className,
}: LineChartProps) {
  const id = useId();
  const { x, y } = chartScales({ points, valueLabels, span, band });
  const start = band?.since === undefined ? 0 : x(band.since);
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
              x={`${start}%`}
              width={`${100 - start}%`}
              y={`${y(band.to)}%`}
              height={`${Math.round((y(band.from) - y(band.to)) * 100) / 100}%`}
              className="line-chart-band"
            />
          ) : null}
          {valueLabels.map(({ at }) => (
            <line key={at} x1="0" x2="100%" y1={`${y(at)}%`} y2={`${y(at)}%`} className="line-chart-grid" />
          ))}
          <ChartPins pins={pins} x={x} />
          <LineMarks
            most={mostDots}
            marks={points.map(({ at, value, outside, label }) => ({ x: x(at), y: y(value), outside, label }))}
          />
        </svg>
        <TimeLabels labels={timeLabels} x={x} />
      </div>
      <ChartKey
        band={band?.label}
        outside={points.some(({ outside }) => outside) ? outsideLabel : undefined}
        pins={pinLabels}
      />
    </figure>
  );
}

function TimeLabels({ labels, x }: { labels: readonly AxisLabel[]; x: (at: number) => number }) {
  return (
    <svg aria-hidden="true" className="line-chart-times">
      {labels.map(({ at, label }) => {
        const place = x(at);
        return (
          <text key={at} x={`${place}%`} y="1em" textAnchor={anchorAt(place)}>
            {label}
          </text>
        );
      })}
    </svg>
  );
}
