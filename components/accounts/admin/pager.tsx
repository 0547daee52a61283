import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

interface PagerProps {
  path: string;
  question: Record<string, string>;
  cursor: string | undefined;
  nextCursor: string | null;
}

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
