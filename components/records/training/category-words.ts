import type { useTranslations } from 'next-intl';
import { type Category, categories } from '@/lib/records/training/vocabulary';

export function categoryWords(t: ReturnType<typeof useTranslations<'training'>>, category: string): string {
  return (categories as readonly string[]).includes(category) ? t(`categories.${category as Category}`) : category;
}

export function categoriesOf(type: string): readonly Category[] {
  return categories.filter((one) => (one !== 'puppy' || type === 'dog') && (one !== 'kitten' || type === 'cat'));
}
