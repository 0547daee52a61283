import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerCache } from './cached-answers.mjs';

interface Turn {
  /** Queues work. */
  enter: (work: () => void) => void;
}

export function createPageCache<T extends Turn>(
  pages: AnswerCache,
  keyOf: (request: IncomingMessage) => string | null,
  handle: (request: IncomingMessage, response: ServerResponse, turn: T) => void,
): (request: IncomingMessage, response: ServerResponse, turn: T) => boolean;
