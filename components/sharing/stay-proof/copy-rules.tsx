'use client';

import { useCopy } from '@/components/shell/use-copy';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface CopyRulesProps {
  url: string;
  words: { copy: string; copied: string; failed: string };
}

export function CopyRules({ url, words }: CopyRulesProps) {
  const copy = useCopy({ done: words.copied, failed: words.failed });
  return (
    <Button variant="outline" onClick={() => void copy(url)}>
      <Icon of="copy" className="size-5" />
      {words.copy}
    </Button>
  );
}
