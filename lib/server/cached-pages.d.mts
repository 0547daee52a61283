import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerCache } from './cached-answers.mjs';

export function createPageCache(
  pages: AnswerCache,
  keyOf: (request: IncomingMessage) => string | null,
): (request: IncomingMessage, response: ServerResponse) => boolean;
