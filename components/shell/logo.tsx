import { PRODUCT_NAME } from '@/lib/core/product';

/** The mark: a passport booklet with a paw where the emblem goes. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect x="4" y="1.5" width="24" height="29" rx="4.5" className="fill-primary" />
      <path d="M8 1.5v29" className="stroke-on-primary" strokeWidth="1" opacity="0.4" />
      <g className="fill-on-primary">
        <path d="M18 15.2c2.6 0 4.9 2.6 4.9 4.8 0 1.5-1 2.3-2.3 2.3-1 0-1.7-.5-2.6-.5s-1.6.5-2.6.5c-1.3 0-2.3-.8-2.3-2.3 0-2.2 2.3-4.8 4.9-4.8Z" />
        <ellipse cx="13" cy="14.6" rx="1.5" ry="2" transform="rotate(-24 13 14.6)" />
        <ellipse cx="16.2" cy="11.6" rx="1.5" ry="2.2" transform="rotate(-6 16.2 11.6)" />
        <ellipse cx="19.8" cy="11.6" rx="1.5" ry="2.2" transform="rotate(6 19.8 11.6)" />
        <ellipse cx="23" cy="14.6" rx="1.5" ry="2" transform="rotate(24 23 14.6)" />
      </g>
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="font-display text-xl font-semibold tracking-tight">{PRODUCT_NAME}</span>
    </span>
  );
}
