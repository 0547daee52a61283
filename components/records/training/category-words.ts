import type { useTranslations } from 'next-intl';
import { type Category, categories } from '@/lib/records/training/vocabulary';

/** A category in words; one that somebody made up is words already. */
export function categoryWords(t: ReturnType<typeof useTranslations<'training'>>, category: string): string {
  return (categories as readonly string[]).includes(category) ? t(`categories.${category as Category}`) : category;
}

/** The categories that suit a kind of animal: only dogs are puppies, only cats kittens. */
export function categoriesOf(type: string): readonly Category[] {
  return categories.filter((one) => (one !== 'puppy' || type === 'dog') && (one !== 'kitten' || type === 'cat'));
}
