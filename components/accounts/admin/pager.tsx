import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

interface PagerProps {
  /** The address of the list without a cursor, its question included. */
  path: string;
  question: Record<string, string>;
  /** Where this page began, and where the next one does. */
  cursor: string | undefined;
  nextCursor: string | null;
}

/** The way to what is older, and back to the newest. */
export function Pager({ path, question, cursor, nextCursor }: PagerProps) {
  const t = useTranslations('admin');
  if (!cursor && !nextCursor) return null;
  const href = (more: Record<string, string>) => {
    const query = new URLSearchParams({ ...question, ...more }).toString();
    return query ? `${path}?${query}` : path;
  };
  return (
    <nav aria-label={t('pages')} className="mt-5 flex flex-wrap justify-between gap-2">
      {cursor ? (
        <Button asChild variant="outline">
          <a href={href({})}>{t('newest')}</a>
        </Button>
      ) : null}
      {nextCursor ? (
        <Button asChild variant="outline" className="ml-auto">
          <a href={href({ cursor: nextCursor })}>{t('older')}</a>
        </Button>
      ) : null}
    </nav>
  );
}
