'use client';

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { drawCrop } from '@/lib/browser/page/crop-image';
import { type Crop, frameOnStage, ratioOf } from '@/lib/core/media/crop';

/** CSS pixels around the frame, in which the parts to be cut off stay visible. */
const MARGIN = 20;
export const STEP = 0.05;
export const ZOOM_STEP = 1.1;

interface CropStageProps {
  picture: ImageBitmap;
  crop: Crop;
  label: string;
  onMove: (right: number, down: number) => void;
  onZoom: (by: number) => void;
}

/** Draws picture and crop frame on one canvas, so that dragging restyles no elements. */
export function CropStage({ picture, crop, label, onMove, onZoom }: CropStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frameSize = useRef({ width: 1, height: 1 });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const redrawStage = () => {
      frameSize.current = drawStage(element, picture, crop);
    };
    redrawStage();
    // In jsdom and old browsers the canvas keeps its initial size.
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(redrawStage);
    observer.observe(element);
    return () => observer.disconnect();
  }, [picture, crop]);
  useEffect(() => {
    const element = canvas.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      onZoom(event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP);
    };
    // React's wheel listeners are passive and could not prevent the sheet from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [onZoom]);
  const gestures = useGestures((x, y) => onMove(x / frameSize.current.width, y / frameSize.current.height), onZoom);

  const onKeyDown = (event: KeyboardEvent) => {
    const moves = new Map<string, [number, number]>(
      Object.entries({
        ArrowLeft: [-STEP, 0],
        ArrowRight: [STEP, 0],
        ArrowUp: [0, -STEP],
        ArrowDown: [0, STEP],
      }),
    );
    const zooms = new Map<string, number>(Object.entries({ '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }));
    const [move, zoom] = [moves.get(event.key), zooms.get(event.key)];
    if (!move && !zoom) return;
    event.preventDefault();
    if (move) onMove(...move);
    if (zoom) onZoom(zoom);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what it shows; each has a button too
    <div role="application" aria-label={label} tabIndex={0} className="rounded-control" onKeyDown={onKeyDown}>
      <canvas
        ref={canvas}
        className="block h-[min(42dvh,22rem)] w-full cursor-grab touch-none rounded-control bg-sunken active:cursor-grabbing"
        {...gestures}
      />
    </div>
  );
}

function drawStage(element: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const { clientWidth: width, clientHeight: height } = element;
  const frame = frameOnStage({ width, height }, ratioOf(picture, crop), MARGIN);
  const context = element.getContext('2d');
  if (!context || width === 0) return frame;
  const sharpness = window.devicePixelRatio || 1;
  element.width = Math.round(width * sharpness);
  element.height = Math.round(height * sharpness);
  context.scale(sharpness, sharpness);
  drawCrop(context, picture, crop, frame);
  context.fillStyle = 'rgb(0 0 0 / 0.55)';
  context.beginPath();
  context.rect(0, 0, width, height);
  context.rect(frame.x, frame.y, frame.width, frame.height);
  context.fill('evenodd');
  context.strokeStyle = 'white';
  context.lineWidth = 2;
  context.strokeRect(frame.x, frame.y, frame.width, frame.height);
  return frame;
}

function useGestures(onDrag: (right: number, down: number) => void, onZoom: (by: number) => void) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const fingerSpread = () => {
    const [a, b] = [...fingers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const removeFinger = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const distance = fingerSpread();
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size > 1) {
        if (distance > 0) onZoom(fingerSpread() / distance);
      } else onDrag(event.clientX - before.x, event.clientY - before.y);
    },
    onPointerUp: removeFinger,
    onPointerCancel: removeFinger,
  };
}
