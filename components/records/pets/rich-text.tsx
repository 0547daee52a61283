import { cn } from '@/components/ui/cn';
import { cleanRichText } from '@/lib/core/text/rich-text';

/** Sanitized on output too, because an older version may have stored unsafe markup. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      dir="auto"
      className={cn('rich-text', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned down to ten tags without attributes
      dangerouslySetInnerHTML={{ __html: cleanRichText(html) }}
    />
  );
}
