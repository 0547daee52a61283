import { now } from '@/lib/core/time/clock';
import type { PetEvent } from './hub';

export const STREAM_TYPE = 'text/event-stream';

/** Prevents Next and proxies from buffering or compressing the stream. */
export const streamHeaders = {
  'Content-Type': `${STREAM_TYPE}; charset=utf-8`,
  'Cache-Control': 'private, no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** Milliseconds. The random spread prevents that all clients reconnect at once after a restart. */
const RETRY_MS = 3000;
const RETRY_SPREAD_MS = 4000;

const MAX_UNREAD = 64;

interface OpenStream {
  body: ReadableStream<Uint8Array>;
  send(event: PetEvent): void;
  keepAlive(): void;
  close(): void;
}

function eventText(event: PetEvent, at: Date): string {
  const data = event.name === 'pet' ? { pet: event.petId } : {};
  return `id: ${at.toISOString()}\nevent: ${event.name}\ndata: ${JSON.stringify(data)}\n\n`;
}

export function openStream(onEnd: () => void): OpenStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const endStream = () => {
    controller = null;
    onEnd();
  };
  const startStream = (one: ReadableStreamDefaultController<Uint8Array>) => {
    controller = one;
  };
  const body = new ReadableStream<Uint8Array>({ start: startStream, cancel: endStream });
  const closeStream = () => {
    const open = controller;
    if (!open) return;
    endStream();
    open.close();
  };
  const writeText = (text: string) => {
    if (!controller) return;
    controller.enqueue(encoder.encode(text));
    if ((controller.desiredSize ?? 0) < -MAX_UNREAD) closeStream();
  };
  writeText(`retry: ${RETRY_MS + Math.round(Math.random() * RETRY_SPREAD_MS)}\n\n`);
  return {
    body,
    send: (event) => writeText(eventText(event, now())),
    keepAlive: () => writeText(':\n\n'),
    close: closeStream,
  };
}
