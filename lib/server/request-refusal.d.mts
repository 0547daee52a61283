import type { IncomingMessage } from 'node:http';

export function isHost(text: string | undefined): boolean;
export function refusalOf(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders' | 'httpVersion'>,
): { status: number; allow?: string } | null;
