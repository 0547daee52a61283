import { METHOD_HEADER } from '../config/paths';
import type { WithHeaders } from './request';

/** User agents of link previews and crawlers, as published by their makers. All others count as readers. */
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

export function isOpening({ headers, method }: WithHeaders & { method?: string }): boolean {
  if ((method ?? headers.get(METHOD_HEADER) ?? 'GET') !== 'GET') return false;
  const early = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|preview|prerender/i.test(headers.get(name)?.slice(0, 100) ?? ''),
  );
  if (early || headers.get('next-router-prefetch') !== null) return false;
  return !PREVIEWER.test(headers.get('user-agent')?.slice(0, 500) ?? '');
}
