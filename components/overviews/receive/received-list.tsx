'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ReceivedFile } from '@/lib/browser/received/received-files';
import { ReadReceived } from './read-received';
import type { SendProblem } from './send-received';

interface ReceivedListProps {
  files: readonly ReceivedFile[];
  problems: ReadonlyMap<string, SendProblem>;
  onDrop: (key: string) => void;
}

export function ReceivedList({ files, problems, onDrop }: ReceivedListProps) {
  const t = useTranslations('receive');
  const documents = useTranslations('documents');
  return (
    <ul aria-label={t('files')} className="grid gap-3" data-online="">
      {files.map(({ key, file }) => {
        const problem = problems.get(key);
        return (
          <li key={key} className="flex items-center gap-3">
            <Preview file={file} />
            <div className="min-w-0 grow">
              <p dir="auto" className="truncate">
                {file.name}
              </p>
              {problem ? <p className="text-danger text-sm">{documents(`problem.${problem}`)}</p> : null}
            </div>
            <ReadReceived of={{ key, file }} />
            <Button
              type="button"
              variant="ghost"
              size="icon"
              aria-label={t('drop', { name: file.name })}
              onClick={() => onDrop(key)}
            >
              <Icon of="x" className="size-4.5" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function Preview({ file }: { file: File }) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const objectUrl = URL.createObjectURL(file);
    setSource(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  if (source === null) return <Icon of="file-text" className="size-14 shrink-0 p-3 text-muted" />;
  return <img src={source} alt="" className="size-14 shrink-0 rounded-control object-cover" />;
}
