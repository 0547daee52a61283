import { METHOD_HEADER } from '../config/paths';
import type { WithHeaders } from './request';

/**
 * Programs that fetch a link only to show a preview of it or to index it, by the names that their makers publish. Whoever is
 * not on this list is a reader, whatever their user agent says or leaves out.
 */
const PREVIEWERS = [
  '^WhatsApp/',
  '^Viber/',
  'TelegramBot',
  'facebookexternalhit',
  'facebookcatalog',
  'Facebot',
  'meta-externalagent',
  'Twitterbot',
  'Slackbot',
  'Slack-ImgProxy',
  'LinkedInBot',
  'Discordbot',
  'SkypeUriPreview',
  'Pinterestbot',
  'redditbot',
  'vkShare',
  'Mastodon/',
  'Iframely',
  'Embedly',
  'Googlebot',
  'Google-PageRenderer',
  'bingbot',
  'BingPreview',
  'Applebot',
  'DuckDuckBot',
  'YandexBot',
  'Baiduspider',
];
const PREVIEWER = new RegExp(PREVIEWERS.join('|'), 'i');

/**
 * Whether a request opens a link, as far as it tells: not for its head alone, not ahead of time, and not for a preview.
 * @param request pages know their method by a header of the middleware, routes by the request itself
 */
export function isOpening({ headers, method }: WithHeaders & { method?: string }): boolean {
  if ((method ?? headers.get(METHOD_HEADER) ?? 'GET') !== 'GET') return false;
  const early = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|preview|prerender/i.test(headers.get(name)?.slice(0, 100) ?? ''),
  );
  if (early || headers.get('next-router-prefetch') !== null) return false;
  return !PREVIEWER.test(headers.get('user-agent')?.slice(0, 500) ?? '');
}
