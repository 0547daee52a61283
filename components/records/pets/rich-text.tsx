import { cn } from '@/components/ui/cn';
import { cleanRichText } from '@/lib/core/text/rich-text';

/** Sanitised on output too, in case an older version stored unsafe markup. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      dir="auto"
      className={cn(
        'space-y-3 break-words [&_li>p]:inline [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6',
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned down to ten tags without attributes
      dangerouslySetInnerHTML={{ __html: cleanRichText(html) }}
    />
  );
}
