import { isWebLink } from '../validation/web-link';

export const serviceKinds = ['ntfy', 'gotify', 'webhook'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

export const serviceLimits = { perUser: 5, address: 2048, token: 500 } as const;

/** `address` is the topic's address for ntfy, the server's for Gotify. Without a token, webhooks are not signed. */
export interface ServiceTarget {
  kind: ServiceKind;
  address: string;
  token: string | null;
  /** Names what is due and adds buttons. Only for ntfy. Missing in older rows. */
  buttons?: boolean | undefined;
}

/** Reason of a failed attempt: the address is not allowed, nothing answered, or the HTTP status of the answer. */
export type ServiceProblem = 'address' | 'no_answer' | `${number}`;

const TOPIC = /^[\w-]{1,64}$/;

/** Splits the last part of the path off as the topic. Null without a valid topic. */
export function ntfyTopic(address: string): { server: URL; topic: string } | null {
  if (!URL.canParse(address)) return null;
  const server = new URL('.', address);
  const topic = new URL(address).pathname.slice(server.pathname.length);
  return TOPIC.test(topic) ? { server, topic } : null;
}

/** @param extraHosts hosts that the installation allows, also over http and in its own network */
export function isServiceAddress(address: string, extraHosts: readonly string[]): boolean {
  if (!isWebLink(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || extraHosts.includes(hostname);
}
