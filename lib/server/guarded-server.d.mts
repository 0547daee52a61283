import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export function createGuardedServer<Noted>(options: {
  https: boolean;
  trusted: number;
  note: (request: IncomingMessage, response: ServerResponse) => Noted;
  serveCached?: (
    request: IncomingMessage,
    response: ServerResponse,
    turn: { noted: Noted; enter: (render: () => void) => void },
  ) => boolean;
  serve: (request: IncomingMessage, response: ServerResponse, noted: Noted) => void;
}): Server;
