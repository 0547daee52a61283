'use client';

import { useTranslations } from 'next-intl';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { RoutineDraft } from './routine-form';

interface TemplateListProps {
  open: boolean;
  templates: RoutineDraft[];
  onChoose: (draft: RoutineDraft) => void;
}

export function TemplateList({ open, templates, onChoose }: TemplateListProps) {
  const t = useTranslations('routines');
  return (
    <Allowed to="edit">
      <details open={open} className="routine-templates print:hidden">
        <summary className="tap">
          <h2>{t('templates')}</h2>
          <Icon of="chevron-down" />
        </summary>
        <p className="mb-3 text-muted">{t('templatesHint')}</p>
        <div className="flex flex-wrap gap-2">
          {templates.map((draft) => (
            <Button key={draft.title} variant="outline" onClick={() => onChoose(draft)}>
              <Icon of="plus" />
              <bdi>{draft.title}</bdi>
            </Button>
          ))}
        </div>
      </details>
    </Allowed>
  );
}
