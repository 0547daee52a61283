import Bowser from 'bowser';
import { METHOD_HEADER } from '../paths';

/**
 * Programs that fetch a page to show a preview of it, or that only look; most of them say so. Not the browsers inside of
 * messengers, which name those too, nor the phones called Cubot.
 */
const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|preview|facebookexternalhit|facebookcatalog|^whatsapp|^viber|slack-imgproxy|vkshare|embedly|mastodon|pleroma|misskey|iframely|bitly|safelinks|proofpoint|barracuda|mimecast|monitor|uptime|lighthouse|curl|wget|python|^java\/|^okhttp|axios|node-fetch|undici|go-http|libwww|httpclient|postman|insomnia|scrapy|feedfetcher|google-/i;

/**
 * Whether somebody has opened a page, as far as the request tells: not for its head alone, not ahead of time, and no
 * program that makes previews of links. A messenger fetches each link that it sends.
 */
export function isOpenedByPerson(headers: Pick<Headers, 'get'>): boolean {
  if ((headers.get(METHOD_HEADER) ?? 'GET') !== 'GET') return false;
  const early = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|preview|prerender/i.test(headers.get(name) ?? ''),
  );
  if (early || headers.get('next-router-prefetch') !== null) return false;
  const agent = headers.get('user-agent')?.slice(0, 500) ?? '';
  return agent !== '' && !PROGRAM.test(agent) && Bowser.parse(agent).platform.type !== 'bot';
}
