export interface Mark {
  x: number;
  y: number;
  outside?: boolean;
  label?: string;
}

export function LineMarks({ marks, most }: { marks: readonly Mark[]; most: number }) {
  const visibleMarks =
    marks.length > most ? marks.filter((mark, index) => mark.outside || index === marks.length - 1) : marks;
  return (
    <>
      {/* SVG paths accept no percentages, so the line is stretched to fit. Its stroke width does not scale. */}
      <svg x="0" y="0" width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={marks.map(({ x, y }) => `${x},${y}`).join(' ')} className="line-chart-line" />
      </svg>
      <g className="line-chart-dots">
        {visibleMarks.map(({ x, y, outside, label }, index) =>
          outside ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: two values of one moment have one place
            <svg key={index} x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
              <path d="M0 -7L7 0L0 7L-7 0Z" className="line-chart-outside">
                {label ? <title>{label}</title> : null}
              </path>
            </svg>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: two values of one moment have one place
            <circle key={index} cx={`${x}%`} cy={`${y}%`}>
              {label ? <title>{label}</title> : null}
            </circle>
          ),
        )}
      </g>
    </>
  );
}
