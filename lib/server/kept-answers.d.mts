import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { LRUCache } from 'lru-cache';

export interface KeptAnswer {
  status?: number;
  headers: OutgoingHttpHeaders;
  bodies: Record<string, Buffer>;
  /** Of which compressed forms are made when they are asked for. */
  body?: Buffer;
  edition?: string;
}

interface Answer {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

export type KeptAnswers = LRUCache<string, KeptAnswer>;

export function createKeptAnswers(): KeptAnswers;

export function compressed(answer: Answer): Promise<KeptAnswer>;

export function compressedWhenAsked(answer: Answer): KeptAnswer;

export function asItIs(answer: Answer): KeptAnswer;

export function sentNotModified(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): boolean;

export function sendKept(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer): void;
