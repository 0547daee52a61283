import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedRendering } from '../core/http/cached-rendering';
import type { KeptAnswers } from './kept-answers.mjs';

export interface Shared {
  find: (request: IncomingMessage) => Promise<CachedRendering | null>;
  policy: string;
}

interface Reading<Noted> {
  request: IncomingMessage;
  response: ServerResponse;
  noted: Noted;
  enter: (work: () => void) => void;
}

export function isSharedRead(request: IncomingMessage): boolean;

export function createSharedRenderings<Noted>(options: {
  answers: KeptAnswers;
  build: string;
  shared: () => Shared;
  handle: (
    request: IncomingMessage,
    response: ServerResponse,
    within: { noted: Noted; opened?: CachedRendering['opened'] },
  ) => void;
}): (reading: Reading<Noted>) => Promise<void>;
