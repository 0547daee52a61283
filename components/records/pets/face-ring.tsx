import type { CSSProperties } from 'react';

export interface RingParts {
  done: number;
  of: number;
}

/** More parts would be too small to tell apart, so the ring is then drawn in one piece. */
const MAX_PARTS = 24;
const PART = 100;
/** Length of a gap, in hundredths of a part. Includes the round ends of the stroke. */
const GAP = 34;

/** Decorative: the numbers are next to it. A conic mask cuts the ring in the middle of a gap. */
export function FaceRing({ done, of }: RingParts) {
  const parts = of > 1 && of <= MAX_PARTS ? of : 1;
  // Gaps keep the width that they have with six parts.
  const gap = Math.min((GAP * parts) / 6, PART / 2);
  const line = {
    ...{ cx: 40, cy: 40, r: 37.5, pathLength: parts * PART },
    ...(parts > 1 && { strokeDasharray: `${PART - gap} ${gap}`, strokeDashoffset: -gap / 2 }),
  };
  const percent = of === 0 ? 0 : Math.round(Math.min(done / of, 1) * 100);
  return (
    <>
      <svg viewBox="0 0 80 80" className="face-ring" aria-hidden="true">
        <circle {...line} />
      </svg>
      <svg
        viewBox="0 0 80 80"
        className="face-ring face-ring-done"
        aria-hidden="true"
        style={{ '--drawn': `${percent}%` } as CSSProperties}
      >
        <circle {...line} />
      </svg>
    </>
  );
}
