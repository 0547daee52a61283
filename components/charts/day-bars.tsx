import { useId } from 'react';
import './charts.css';

const HEIGHT = 100;
const STEP = 10;
const GAP = 2;

interface DayBarsProps {
  title: string;
  description: string;
  values: readonly number[];
  labels: { highest: string; first: string; last: string };
}

export function DayBars({ title, description, values, labels }: DayBarsProps) {
  const id = useId();
  const highest = Math.max(1, ...values);
  const width = values.length * STEP;
  return (
    <figure className="mt-3">
      <p aria-hidden="true" className="tabular text-right text-xs text-muted">
        {labels.highest}
      </p>
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-description`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="day-bars"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        <path d={`M0 0.5H${width}M0 ${HEIGHT / 2}H${width}`} className="day-bars-line" />
        {values.map((value, day) => {
          const height = value === 0 ? 1 : Math.max(4, (value / highest) * HEIGHT);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
              key={day}
              x={day * STEP + GAP / 2}
              y={HEIGHT - height}
              width={STEP - GAP}
              height={height}
              className={value === 0 ? 'day-bars-none' : 'day-bars-bar'}
            />
          );
        })}
      </svg>
      <figcaption aria-hidden="true" className="tabular mt-1 flex justify-between gap-2 text-xs text-muted">
        <span>{labels.first}</span>
        <span>{labels.last}</span>
      </figcaption>
    </figure>
  );
}
