import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedRendering } from '../core/http/cached-rendering';
import type { AnswerCache } from './cached-answers.mjs';

export interface Shared {
  find: (request: IncomingMessage) => Promise<CachedRendering | null>;
  policy: string;
}

interface Exchange<Noted> {
  request: IncomingMessage;
  response: ServerResponse;
  noted: Noted;
  enter: (work: () => void) => void;
}

export function isSharedRead(request: IncomingMessage): boolean;

export function createSharedRenderings<Noted>(options: {
  answers: AnswerCache;
  build: string;
  shared: () => Shared;
  handle: (
    request: IncomingMessage,
    response: ServerResponse,
    within: { noted: Noted; opened?: CachedRendering['opened'] },
  ) => void;
}): (exchange: Exchange<Noted>) => Promise<void>;
