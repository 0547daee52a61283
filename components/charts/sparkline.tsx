import './charts.css';
import { chartScales } from './scale';

interface SparklineProps {
  /** Oldest first, at least one. */
  points: readonly { at: number; value: number }[];
  band: { from: number; to: number } | null;
  className?: string;
}

export function Sparkline({ points, band, className }: SparklineProps) {
  const { x, y } = chartScales({ points, valueLabels: [], band: band ?? undefined });
  const last = points.at(-1);
  return (
    <svg aria-hidden="true" className={className}>
      {band ? (
        <rect
          width="100%"
          y={`${y(band.to)}%`}
          height={`${y(band.from) - y(band.to)}%`}
          rx="6"
          className="spark-band"
        />
      ) : null}
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')} className="spark-line" />
      </svg>
      {last ? <circle cx={`${x(last.at)}%`} cy={`${y(last.value)}%`} r="6" className="spark-dot" /> : null}
    </svg>
  );
}
