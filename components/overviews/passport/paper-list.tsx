'use client';

import type { ReactNode } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface Paper {
  text: string;
  href: string;
}

interface PaperListProps {
  text: string;
  signed: ReactNode;
  files: readonly Paper[];
  brief: Paper;
  /** Null for species without known travel rules. */
  travel: Paper | null;
  hint: string | null;
}

export function PaperList({ text, signed, files, brief, travel, hint }: PaperListProps) {
  return (
    <div className="print:hidden">
      <p className="mb-4 text-muted">{text}</p>
      <div className="grid gap-2">
        {signed}
        {files.map((file) => (
          <Button key={file.href} asChild variant="outline">
            <a href={file.href} download>
              <Icon of="file-down" className="size-5" />
              {file.text}
            </a>
          </Button>
        ))}
        <Button asChild variant="outline">
          <IntentLink href={brief.href}>
            <Icon of="clipboard-list" className="size-5" />
            {brief.text}
          </IntentLink>
        </Button>
        {travel ? (
          <Button asChild variant="outline">
            <IntentLink href={travel.href}>
              <Icon of="globe" className="size-5" />
              {travel.text}
            </IntentLink>
          </Button>
        ) : null}
      </div>
      {hint ? <p className="mt-3 text-sm text-muted">{hint}</p> : null}
    </div>
  );
}
