import { createHmac } from 'node:crypto';
import { PRODUCT_NAME } from '../config/product';
import type { PushMessage } from './send-push';
import { ntfyTopic, type ServiceTarget } from './service-kinds';

export interface ServiceRequest {
  url: URL;
  headers: Record<string, string>;
  body: string;
}

export interface ServiceMessage extends PushMessage {
  /** Links are absolute and take one POST without a body. */
  buttons?: readonly { label: string; url: string }[];
}

/** https://docs.ntfy.sh/publish/#publish-as-json and https://docs.ntfy.sh/publish/#send-http-request */
function ntfyRequest({ address, token }: ServiceTarget, { title, url, buttons }: ServiceMessage): ServiceRequest {
  const ntfyAddress = ntfyTopic(address);
  if (!ntfyAddress) throw new Error('ntfy address without a topic');
  const message = { topic: ntfyAddress.topic, title: PRODUCT_NAME, message: title, click: url, tags: ['paw_prints'] };
  const actions = buttons?.map((button) => ({ action: 'http', ...button, method: 'POST', clear: true }));
  return {
    url: ntfyAddress.server,
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...message, actions }),
  };
}

/** https://gotify.net/docs/pushmsg and, for the link, https://gotify.net/docs/msgextras#clientnotification */
function gotifyRequest({ address, token }: ServiceTarget, { title, url }: PushMessage): ServiceRequest {
  const server = new URL(address);
  if (!server.pathname.endsWith('/')) server.pathname += '/';
  const extras = { 'client::notification': { click: { url } } };
  return {
    url: new URL('message', server),
    headers: { 'X-Gotify-Key': token ?? '' },
    body: JSON.stringify({ title: PRODUCT_NAME, message: title, priority: 5, extras }),
  };
}

/** docs/webhooks.md shows how to check the signature. */
function webhookRequest({ address, token }: ServiceTarget, { title, url, tag }: PushMessage, at: Date): ServiceRequest {
  const body = JSON.stringify({ id: tag, title, url });
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = token && createHmac('sha256', token).update(`${timestamp}.${body}`).digest('hex');
  return {
    url: new URL(address),
    headers: {
      'X-Pawfolio-Timestamp': timestamp,
      ...(signature && { 'X-Pawfolio-Signature': `sha256=${signature}` }),
    },
    body,
  };
}

const requests = { ntfy: ntfyRequest, gotify: gotifyRequest, webhook: webhookRequest };

/** @param message its `url` is absolute */
export function serviceRequest(target: ServiceTarget, message: ServiceMessage, at: Date): ServiceRequest {
  return requests[target.kind](target, message, at);
}
