import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { LRUCache } from 'lru-cache';

export interface KeptAnswer {
  status?: number;
  headers: OutgoingHttpHeaders;
  bodies: Record<string, Buffer>;
  edition?: string;
}

export type KeptAnswers = LRUCache<string, KeptAnswer>;

export function createKeptAnswers(): KeptAnswers;

export function keepable(
  answer: { headers: OutgoingHttpHeaders; body: Buffer },
  effort: 'best' | 'quick' | null,
): Promise<KeptAnswer>;

export function sentNotModified(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): boolean;

export function sendKept(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer): void;
