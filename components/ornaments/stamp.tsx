import './stamp.css';
import { useId } from 'react';
import { cn } from '@/components/ui/cn';
import { isolate } from '@/lib/core/i18n/isolate';
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
  /** Words of the state, because color and line alone must not express it. At most three lines. */
  word: string | readonly string[];
  isEstimated?: boolean | undefined;
  date?: string | undefined;
  place?: string | null | undefined;
  /** Accessible name: a whole sentence, because small stamps contain less. Empty if that sentence is next to it. */
  name: string;
  /** Degrees. */
  tilt?: number;
  /** Width in px. */
  size?: number;
  className?: string | undefined;
}

const FULL = 123;
const PLACED = 128;
const LONGEST_PLACE = 26;
const ROOM_FOR_PLACE = 17;
const WORDS_FONT_SIZE = 11.5;
const CROWDED_FONT_SIZE = 9.5;
const LINE_HEIGHT = 9;
const DATE = 13.5;
/** Height of capital letters in ems. */
const CAPITALS = 0.72;

interface Layout extends Pick<StampProps, 'shape' | 'title' | 'word'> {
  isFull: boolean;
  hasPlace: boolean;
}

type Fitted = ReturnType<typeof fitText>;

interface Fields {
  heading: Fitted;
  fittedWords: Fitted;
  isFull: boolean;
  hasPlace: boolean;
}

function frameLayout({ heading, fittedWords, isFull, hasPlace }: Fields) {
  const firstWord = 97 - (fittedWords.lines.length - 1) * (fittedWords.size + 1);
  const rule = firstWord - fittedWords.size * CAPITALS - 4;
  const above = (hasPlace ? 27 : 12) + (isFull ? DATE * CAPITALS + 5 : 0);
  const rows = CAPITALS + heading.lines.length - 1;
  const size = Math.min(heading.size, (rule - above - 8) / rows);
  const top = (above + rule - rows * size) / 2 + CAPITALS * size;
  return { heading: { ...heading, size }, fittedWords, top, firstWord, rule, dateAt: top - CAPITALS * size - 5 };
}

function roundLayout({ heading, fittedWords, isFull }: Fields, height: number) {
  const rows = heading.lines.length * heading.size;
  const lift = (fittedWords.lines.length - 1) * LINE_HEIGHT * 0.55;
  const top = height / 2 - rows / 2 + heading.size * (isFull ? 0.88 : 0.62) - lift;
  const firstWord = Math.round(top + rows - heading.size + fittedWords.size * 1.4);
  return { heading, fittedWords, top, firstWord, rule: 0, dateAt: top - heading.size * 1.02 };
}

function layoutOf({ shape, title, word, isFull, hasPlace }: Layout) {
  const { height, room } = geometry[shape];
  const isFrame = shape === 'frame';
  const lines = titleLines(title);
  const words = [word].flat();
  const isCrowded = words.length > 2;
  const heading = fitText(lines, room, (isFull ? 24 : 28) - (lines.length - 1) * (isCrowded ? 9 : 5), 'title');
  const several = isCrowded && (hasPlace || !isFrame) ? CROWDED_FONT_SIZE : WORDS_FONT_SIZE;
  const single = isFull ? 14 : 16;
  const fittedWords = fitText(words, room - (isFrame ? 6 : 14), words.length > 1 ? several : single, 'word');
  const fields = { heading, fittedWords, isFull, hasPlace };
  return isFrame ? frameLayout(fields) : roundLayout(fields, height);
}

export function Stamp({ shape, state, title, word, date, place, name, tilt = 0, ...box }: StampProps) {
  const { size = FULL, className, isEstimated = false } = box;
  const { height } = geometry[shape];
  const middle = STAMP_WIDTH / 2;
  const isFull = size >= FULL && Boolean(date);
  const hasRoom =
    shape === 'circle' || (shape === 'frame' && (titleLines(title).length === 1 || [word].flat().length < 3));
  const visiblePlace = size >= PLACED && place && hasRoom ? place : null;
  const layout = layoutOf({ shape, title, word, isFull, hasPlace: Boolean(visiblePlace) });
  const { heading, fittedWords, top, firstWord, rule, dateAt } = layout;
  return (
    <svg
      viewBox={`0 0 ${STAMP_WIDTH} ${height}`}
      width={size}
      height={Math.round((size * height) / STAMP_WIDTH)}
      className={cn('stamp', state, isEstimated && 'estimated', className)}
      role={name ? 'img' : undefined}
      aria-label={name || undefined}
      aria-hidden={name ? undefined : true}
    >
      <g transform={tilt === 0 ? undefined : `rotate(${tilt} ${middle} ${height / 2})`}>
        <Lines shape={shape} state={state} bands={isFull} place={visiblePlace} rule={rule} />
        {isFull ? (
          <text x={middle} y={dateAt} fontSize={DATE}>
            {date}
          </text>
        ) : null}
        {heading.lines.map((line, index) => (
          <text key={line} x={middle} y={Math.round(top + index * heading.size)} fontSize={heading.size} className="t">
            {isolate(line)}
          </text>
        ))}
        {fittedWords.lines.map((line, index) => (
          <text
            key={line}
            x={middle}
            y={firstWord + index * (fittedWords.size + 1)}
            fontSize={fittedWords.size}
            className="w"
          >
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}

interface LinesProps {
  shape: StampShape;
  state: StampState;
  bands: boolean;
  place: string | null;
  rule: number;
}

function Lines({ shape, state, bands, place, rule }: LinesProps) {
  const id = useId();
  const short = place && place.length > LONGEST_PLACE ? `${place.slice(0, LONGEST_PLACE - 1)}…` : place;
  const isDouble = state === 'overdue';
  const inset = shape === 'circle' ? ROOM_FOR_PLACE : 9;
  if (shape === 'frame') {
    const fittedText = fitText([short ?? ''], 120, 11, 'word');
    return (
      <>
        <rect x="3" y="3" width="142" height="106" rx="11" className="o" />
        {isDouble ? <rect x="8" y="8" width="132" height="96" rx="7" className="o" /> : null}
        <path d={`M16 ${Math.round(rule)}H132${bands && short ? 'M16 27H132' : ''}`} className="i" />
        {short ? (
          <text x="74" y="22" fontSize={fittedText.size} className="p">
            {isolate(fittedText.lines[0] ?? '')}
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
              {isolate(short)}
            </textPath>
          </text>
        </>
      ) : null}
    </>
  );
}
