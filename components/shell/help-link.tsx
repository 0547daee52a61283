import { Icon } from '@/components/ui/icon';
import { type helpArticleIds, paths } from '@/lib/core/config/paths';

interface HelpLinkProps {
  article: (typeof helpArticleIds)[number];
  label: string;
}

export function HelpLink({ article, label }: HelpLinkProps) {
  return (
    <a
      href={paths.helpArticle(article)}
      className="tap inline-flex items-center gap-2 text-primary underline-offset-4 hover:underline print:hidden"
    >
      <Icon of="book-open" className="size-5 shrink-0" />
      {label}
    </a>
  );
}
