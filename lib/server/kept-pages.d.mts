import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KeptAnswers } from './kept-answers.mjs';

export function createKeptPages(
  pages: KeptAnswers,
  keyOf: (request: IncomingMessage) => string | null,
): (request: IncomingMessage, response: ServerResponse) => boolean;
