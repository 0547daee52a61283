'use client';

import { Plus } from 'lucide';
import { useTranslations } from 'next-intl';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { RoutineDraft } from './routine-form';

interface TemplateListProps {
  templates: RoutineDraft[];
  onChoose: (draft: RoutineDraft) => void;
}

export function TemplateList({ templates, onChoose }: TemplateListProps) {
  const t = useTranslations('routines');
  return (
    <Allowed to="edit">
      <section aria-labelledby="templates-title" className="mt-8 print:hidden">
        <h2 id="templates-title" className="text-xl">
          {t('templates')}
        </h2>
        <p className="mb-3 text-muted">{t('templatesHint')}</p>
        <div className="flex flex-wrap gap-2">
          {templates.map((draft) => (
            <Button key={draft.title} variant="outline" onClick={() => onChoose(draft)}>
              <Icon of={Plus} />
              <bdi>{draft.title}</bdi>
            </Button>
          ))}
        </div>
      </section>
    </Allowed>
  );
}
