'use client';

import { useTranslations } from 'next-intl';
import { AskButton } from '@/components/shell/ask-button';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';

export interface ImportedCount {
  done: number;
  all: number;
}

/** Without numbers, the bar shows that it runs. */
interface ImportProgressProps extends Partial<ImportedCount> {
  label: string;
  /** Source to choose again after an interruption. */
  of: 'file' | 'photos' | 'rows';
  /** Entries and files of the import that Stop removes. */
  added: number;
  /** False while nothing has been stored. */
  confirmsStop?: boolean;
  onStop: () => void | Promise<void>;
}

export function ImportProgress({ done, all, label, of, added, confirmsStop = true, onStop }: ImportProgressProps) {
  const t = useTranslations('imports');
  return (
    <div className="grid gap-3">
      <p className="tabular">{label}</p>
      <Progress aria-label={label} value={done} max={all} />
      <p className="text-muted">{t('stayHere', { of })}</p>
      {confirmsStop ? (
        <AskButton
          label={t('stop.label')}
          variant="dangerOutline"
          title={t('stop.title', { count: added })}
          text={t('stop.text')}
          confirm={t('stop.confirm')}
          cancel={t('stop.cancel')}
          done={t('stop.done')}
          failed={t('failed')}
          act={async () => onStop()}
        />
      ) : (
        <Button variant="outline" onClick={() => void onStop()}>
          {t('stop.label')}
        </Button>
      )}
    </div>
  );
}
