export function WeightCurve({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 260 96" className={className} fill="none" aria-hidden="true">
      <rect y="18" width="260" height="44" rx="6" className="fill-primary" opacity="0.13" />
      <path d="M0 18h260M0 62h260" className="stroke-primary" strokeDasharray="2 5" opacity="0.6" />
      <path
        d="M6 84C30 82 42 66 66 60s34 4 56-8 34-16 58-12 40-2 72 2"
        className="stroke-primary"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g className="fill-surface stroke-primary" strokeWidth="2.5">
        <circle cx="8" cy="84" r="4.5" />
        <circle cx="66" cy="60" r="4.5" />
        <circle cx="122" cy="52" r="4.5" />
        <circle cx="180" cy="40" r="4.5" />
      </g>
      <circle cx="250" cy="42" r="6.5" className="fill-accent" />
    </svg>
  );
}
