import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { helpArticleIds, isMissingArticle, isStaticPath } from '@/lib/core/config/paths';
import { helpGroups, relatedArticles } from '@/lib/site/help/articles';
import { type SearchableArticle, searchArticles } from '@/lib/site/help/search';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const articlesOf = (words: typeof en.help.articles): SearchableArticle[] =>
  helpArticleIds.map((id) => ({ id, ...words[id] }));
const english = articlesOf(en.help.articles);
const spanish = articlesOf(es.help.articles);
const foundIds = (query: string, articles: SearchableArticle[]) => searchArticles(query, articles).map(({ id }) => id);

test.each([
  ['contrasena', 'account'],
  ['CONTRASEÑA', 'account'],
  ['clinica peluqueria', 'sharing'],
  ['sin conexion', 'offline'],
  ['num pasaporte', 'microchip'],
])('R7.10 %s finds its article in Spanish, with accents or without', (query, id) => {
  expect(foundIds(query, spanish)[0]).toBe(id);
});

test.each([
  ['sign in', 'account'],
  ['cookies', 'privacy'],
  ['zip', 'data'],
  ['photo', 'photo'],
  ['revoke', 'sharing'],
])('R7.10 %s finds its article in English', (query, id) => {
  expect(foundIds(query, english)[0]).toBe(id);
});

test('R7.10 every word has to match, and an empty query finds nothing', () => {
  expect(foundIds('microchip zebra', english)).toEqual([]);
  expect(foundIds('  ?! ', english)).toEqual([]);
  expect(foundIds('chip', english).length).toBeGreaterThan(foundIds('chip certificate sticker', english).length);
});

test('R7.10 every article has one group and links only to others', () => {
  expect(Object.values(helpGroups).flat().sort()).toEqual([...helpArticleIds].sort());
  for (const [id, relatedIds] of Object.entries(relatedArticles)) {
    expect([id, relatedIds.length]).toEqual([id, expect.any(Number)]);
    expect(relatedIds).not.toContain(id);
    expect(relatedIds.length).toBeGreaterThan(1);
  }
});

test('R7.10 article links lead to existing pages, equally in both languages', () => {
  const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  const areas = ['(marketing)', '(invited)', '(app)/(member)'];
  const pages = areas.map((area) => join(process.cwd(), 'app', '[locale]', '(site)', area));

  for (const id of helpArticleIds) {
    const links = linksOf(en.help.articles[id].text);
    expect(linksOf(es.help.articles[id].text)).toEqual(links);
    for (const link of links) {
      const [path = ''] = link.split('?');
      const exists = pages.some((area) =>
        ['', '(list)'].some((group) => existsSync(join(area, path, group, 'page.tsx'))),
      );
      expect([link, exists || (isStaticPath(path) && !isMissingArticle(path))]).toEqual([link, true]);
    }
  }
});

test('R7.10 detects a missing article by its path', () => {
  expect(['/help/nothing', '/help/sharing/x', '/help/Sharing'].filter(isMissingArticle)).toHaveLength(3);
  expect(['/help', '/help/sharing', '/helpless'].filter(isMissingArticle)).toEqual([]);
  expect(['/help', '/help/sharing'].every(isStaticPath)).toBe(true);
  expect(['/help/nothing', '/helpless'].some(isStaticPath)).toBe(false);
});
