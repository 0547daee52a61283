'use client';

import './stamp.css';
import { useId } from 'react';
import { isolated } from '@/lib/core/i18n/isolate';
import { cn } from './cn';
import {
  fitText,
  geometry,
  outlineOf,
  STAMP_WIDTH,
  type StampShape,
  type StampState,
  titleLines,
} from './stamp-geometry';

export interface StampProps {
  shape: StampShape;
  state: StampState;
  title: string;
  /** Colour and line alone must not carry the state. */
  word: string;
  /** Date and place stand on a stamp that is large enough to read them. */
  date?: string | undefined;
  place?: string | null | undefined;
  /** A whole sentence, since a small stamp says less. Empty where the same stands beside it. */
  name: string;
  /** Degrees. */
  tilt?: number;
  /** Width in px. */
  size?: number;
  className?: string | undefined;
}

/** Widths from which a stamp bears its date, and its place. */
const FULL = 123;
const PLACED = 128;
const LONGEST_PLACE = 26;
/** Between the lines of a circle. */
const ROOM_FOR_PLACE = 17;
/** So that the line below the place of a frame does not touch the date. */
const ROOM_BELOW_PLACE = 3;

/** A rubber stamp: its shape says what kind it is, its line how it stands. */
export function Stamp({ shape, state, title, word, date, place, name, tilt = 0, size = FULL, className }: StampProps) {
  const { height, room } = geometry[shape];
  const middle = STAMP_WIDTH / 2;
  const isFull = size >= FULL && Boolean(date);
  const shownPlace = size >= PLACED && place && (shape === 'circle' || shape === 'frame') ? place : null;
  const lines = titleLines(title);
  const heading = fitText(lines, room, (isFull ? 24 : 28) - (lines.length - 1) * 5, 'title');
  const said = fitText([word], room - (shape === 'frame' ? 6 : 14), isFull ? 14 : 16, 'word');
  const rows = heading.lines.length * heading.size;
  const below = shape === 'frame' && shownPlace ? ROOM_BELOW_PLACE : 0;
  const top = height / 2 - rows / 2 + heading.size * (isFull ? 0.88 : 0.62) + below;
  return (
    <svg
      viewBox={`0 0 ${STAMP_WIDTH} ${height}`}
      width={size}
      height={Math.round((size * height) / STAMP_WIDTH)}
      className={cn('stamp', state, className)}
      role={name ? 'img' : undefined}
      aria-label={name || undefined}
      aria-hidden={name ? undefined : true}
    >
      <g transform={tilt === 0 ? undefined : `rotate(${tilt} ${middle} ${height / 2})`}>
        <Lines shape={shape} state={state} bands={isFull} place={shownPlace} />
        {isFull ? (
          <text x={middle} y={top - heading.size * 1.02} fontSize="13.5">
            {date}
          </text>
        ) : null}
        {heading.lines.map((line, index) => (
          <text key={line} x={middle} y={Math.round(top + index * heading.size)} fontSize={heading.size} className="t">
            {isolated(line)}
          </text>
        ))}
        <text
          x={middle}
          y={shape === 'frame' ? 97 : Math.round(top + rows - heading.size + said.size * 1.4)}
          fontSize={said.size}
          className="w"
        >
          {said.lines[0]}
        </text>
      </g>
    </svg>
  );
}

interface LinesProps {
  shape: StampShape;
  state: StampState;
  /** Lines above and below the text of a frame. */
  bands: boolean;
  place: string | null;
}

function Lines({ shape, state, bands, place }: LinesProps) {
  const id = useId();
  const short = place && place.length > LONGEST_PLACE ? `${place.slice(0, LONGEST_PLACE - 1)}…` : place;
  const isDouble = state === 'overdue';
  const inset = shape === 'circle' ? ROOM_FOR_PLACE : 9;
  if (shape === 'frame') {
    const fitted = fitText([short ?? ''], 120, 11, 'word');
    return (
      <>
        <rect x="3" y="3" width="142" height="106" rx="11" className="o" />
        {isDouble ? <rect x="8" y="8" width="132" height="96" rx="7" className="o" /> : null}
        <path d={`M16 82H132${bands && short ? 'M16 27H132' : ''}`} className="i" />
        {short ? (
          <text x="74" y="22" fontSize={fitted.size} className="p">
            {isolated(fitted.lines[0] ?? '')}
          </text>
        ) : null}
      </>
    );
  }
  return (
    <>
      <path d={outlineOf(shape, 0)} className="o" />
      <path d={outlineOf(shape, isDouble ? 5 : inset)} className={isDouble ? 'o' : 'i'} />
      {short ? (
        <>
          <defs>
            <path id={id} d="M16 74A58 58 0 0 1 132 74" />
          </defs>
          <text fontSize="11" className="p">
            <textPath href={`#${id}`} startOffset="50%">
              {isolated(short)}
            </textPath>
          </text>
        </>
      ) : null}
    </>
  );
}
