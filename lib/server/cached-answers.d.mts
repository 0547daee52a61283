import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { LRUCache } from 'lru-cache';

export interface CachedAnswer {
  status?: number;
  headers: OutgoingHttpHeaders;
  bodies: Record<string, Buffer>;
  body?: Buffer;
  edition?: string;
}

interface Answer {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export type AnswerCache = LRUCache<string, CachedAnswer>;

export function createAnswerCache(): AnswerCache;

export function compressAnswer(answer: Answer): Promise<CachedAnswer>;

export function compressAnswerOnDemand(answer: Answer): CachedAnswer;

export function uncompressed(answer: Answer): CachedAnswer;

export function sendIfNotModified(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): boolean;

export function sendCached(request: IncomingMessage, response: ServerResponse, answer: CachedAnswer): void;
