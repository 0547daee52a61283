import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';

export interface PinLabel {
  icon: IconName;
  label: string;
}

interface ChartKeyProps {
  band?: string;
  outside?: string;
  pins?: readonly PinLabel[];
}

export function ChartKey({ band, outside, pins = [] }: ChartKeyProps) {
  if (!band && !outside && pins.length === 0) return null;
  return (
    <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {band ? (
        <span className="flex items-center gap-1.5">
          <svg viewBox="0 0 16 16" className="size-4 shrink-0" aria-hidden="true">
            <rect x="0.5" y="2.5" width="15" height="11" className="line-chart-band" />
          </svg>
          {band}
        </span>
      ) : null}
      {outside ? (
        <span className="flex items-center gap-1.5">
          <svg viewBox="-8 -8 16 16" className="size-4 shrink-0" aria-hidden="true">
            <path d="M0 -7L7 0L0 7L-7 0Z" className="line-chart-outside" />
          </svg>
          {outside}
        </span>
      ) : null}
      {pins.map(({ icon, label }) => (
        <span key={label} className="flex items-center gap-1.5">
          <Icon of={icon} className="size-4 shrink-0" />
          {label}
        </span>
      ))}
    </figcaption>
  );
}
