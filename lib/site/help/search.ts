import { foldLetters } from '@/lib/core/text/fold';
import type { HelpArticle } from './articles';

export interface SearchableArticle {
  id: HelpArticle;
  title: string;
  summary: string;
  text: string;
}

/** Ignores case and accents: "contrasena" finds «Contraseña», and vice versa. */
const wordsOf = (query: string) =>
  foldLetters(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function weight(word: string, { title, summary, text }: SearchableArticle): number {
  if (foldLetters(title).includes(word)) return 9;
  if (foldLetters(summary).includes(word)) return 3;
  return foldLetters(text).includes(word) ? 1 : 0;
}

export function searchArticles(query: string, articles: readonly SearchableArticle[]): SearchableArticle[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return articles
    .map((article) => ({ article, weights: words.map((word) => weight(word, article)) }))
    .filter(({ weights }) => weights.every((one) => one > 0))
    .map(({ article, weights }) => ({ article, score: weights.reduce((sum, one) => sum + one, 0) }))
    .sort((a, b) => b.score - a.score)
    .map(({ article }) => article);
}
