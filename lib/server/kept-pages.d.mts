import type { IncomingMessage, ServerResponse } from 'node:http';

export function createKeptPages(
  keyOf: (request: IncomingMessage) => string | null,
): (request: IncomingMessage, response: ServerResponse) => boolean;
