import { paths } from '@/lib/core/config/paths';
import type { HelpArticle } from '@/lib/site/help/articles';

export function ArticleLink({ id, title, summary }: { id: HelpArticle; title: string; summary: string }) {
  return (
    <a href={paths.helpArticle(id)} className="group block rounded-control py-3.5">
      <span className="block font-medium text-primary underline-offset-4 group-hover:underline">{title}</span>
      <span className="mt-0.5 block text-muted">{summary}</span>
    </a>
  );
}
