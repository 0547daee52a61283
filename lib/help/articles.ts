import { paths } from '@/lib/core/paths';

/** The articles in the order of their groups; an id is its address and its key in messages/*.json. */
export const helpGroups = {
  pets: ['passport', 'photo', 'microchip', 'sharing'],
  account: ['account', 'data', 'languages', 'offline'],
  more: ['privacy', 'contact', 'hosting'],
} as const;

export type HelpGroup = keyof typeof helpGroups;
export type HelpArticle = (typeof helpGroups)[HelpGroup][number];

export const helpArticles: readonly HelpArticle[] = Object.values(helpGroups).flat();

/** What to read next. */
export const relatedArticles: Record<HelpArticle, readonly HelpArticle[]> = {
  passport: ['photo', 'microchip', 'sharing'],
  photo: ['passport', 'privacy'],
  microchip: ['passport', 'sharing'],
  sharing: ['passport', 'privacy', 'data'],
  account: ['data', 'languages', 'contact'],
  data: ['account', 'privacy', 'hosting'],
  languages: ['account', 'offline'],
  offline: ['languages', 'privacy'],
  privacy: ['sharing', 'data', 'hosting'],
  contact: ['account', 'privacy'],
  hosting: ['privacy', 'data'],
};

/** The article of an id from outside, or undefined. */
export function findArticle(id: string): HelpArticle | undefined {
  return helpArticles.find((article) => article === id);
}

const BELOW_HELP = `${paths.help}/`;

/** Whether an address would be an article's; if there is none of that name, nobody wrote it. */
export function isBelowHelp(pathname: string): boolean {
  return pathname.startsWith(BELOW_HELP);
}

/** Whether the page of this path is an article, and so was rendered while building. */
export function isArticlePath(pathname: string): boolean {
  return isBelowHelp(pathname) && findArticle(pathname.slice(BELOW_HELP.length)) !== undefined;
}
