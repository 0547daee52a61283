import type { ConditionScore } from '@/lib/records/weights/vocabulary';

function halfWidths(score: ConditionScore) {
  const fat = (score - 1) / 8;
  return { ribs: 9 + 8 * fat, waist: 4 + 13 * fat + 5 * fat ** 2, hips: 7 + 11 * fat };
}

/** Body seen from above. The waist grows with the score: hourglass at 1, slight waist at 5, barrel at 9. */
export function BodyPicture({ score, className }: { score: ConditionScore; className?: string }) {
  const { ribs, waist, hips } = halfWidths(score);
  const side = (way: 1 | -1) => {
    const x = (half: number) => Math.round((24 + way * half) * 10) / 10;
    return { neck: x(5), ribs: x(ribs), waist: x(waist), hips: x(hips), tail: x(2) };
  };
  const [leftSide, right] = [side(-1), side(1)];
  return (
    <svg viewBox="0 0 48 72" className={className} aria-hidden="true">
      <g className="fill-primary-soft stroke-primary" strokeWidth="1.75" strokeLinejoin="round" strokeLinecap="round">
        <path d="M18 8 15 2.5 21 4M30 8 33 2.5 27 4" />
        <ellipse cx="24" cy="10" rx="7" ry="7.5" />
        <path
          d={`M${leftSide.neck} 16C${leftSide.ribs} 18 ${leftSide.ribs} 22 ${leftSide.ribs} 28S${leftSide.waist} 38 ${leftSide.waist} 43 ${leftSide.hips} 48 ${leftSide.hips} 54 ${leftSide.tail} 64 ${leftSide.tail} 64H${right.tail}S${right.hips} 60 ${right.hips} 54 ${right.waist} 48 ${right.waist} 43 ${right.ribs} 34 ${right.ribs} 28 ${right.ribs} 18 ${right.neck} 16Z`}
        />
        <path d="M24 64C24 68 27 67 27 71" fill="none" />
      </g>
      {score < 4 ? (
        <path
          d={`M${24 - ribs * 0.6} 24h${ribs * 1.2}M${24 - ribs * 0.6} 28h${ribs * 1.2}M${24 - ribs * 0.6} 32h${ribs * 1.2}`}
          className="stroke-primary"
          strokeWidth="1"
          strokeOpacity={1 - (score - 1) * 0.3}
        />
      ) : null}
    </svg>
  );
}
