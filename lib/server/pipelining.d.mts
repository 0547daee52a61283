import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type InOrder = (request: { socket: Socket }, response: ServerResponse, start: () => void) => void;

export function createRequestOrder(): InOrder;
