import { helpArticleIds } from '@/lib/core/config/paths';

export type HelpArticle = (typeof helpArticleIds)[number];

/** Ids, used as URL segments and keys in messages/*.json. */
export const helpGroups = {
  pets: ['passport', 'photo', 'gallery', 'microchip', 'health', 'sharing', 'together'],
  account: ['account', 'data', 'languages', 'offline'],
  more: ['privacy', 'contact', 'hosting'],
} as const satisfies Record<string, readonly HelpArticle[]>;

export type HelpGroup = keyof typeof helpGroups;

export const relatedArticles: Record<HelpArticle, readonly HelpArticle[]> = {
  passport: ['photo', 'microchip', 'sharing'],
  photo: ['passport', 'gallery', 'privacy'],
  gallery: ['photo', 'health', 'sharing'],
  microchip: ['passport', 'sharing'],
  health: ['sharing', 'data', 'offline'],
  sharing: ['together', 'passport', 'privacy'],
  together: ['sharing', 'health', 'data'],
  account: ['data', 'languages', 'contact'],
  data: ['account', 'privacy', 'hosting'],
  languages: ['account', 'offline'],
  offline: ['languages', 'privacy'],
  privacy: ['sharing', 'data', 'hosting'],
  contact: ['account', 'privacy'],
  hosting: ['privacy', 'data'],
};

export function findArticle(id: string): HelpArticle | undefined {
  return helpArticleIds.find((article) => article === id);
}
