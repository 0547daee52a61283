'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useId } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { csvTextOf } from '@/lib/browser/tables/csv-text';

interface CsvFileInputProps {
  onRead: (text: string) => void;
  onFail: () => void;
}

export function CsvFileInput({ onRead, onFail }: CsvFileInputProps) {
  const t = useTranslations('weights.csv');
  const id = useId();
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    try {
      onRead(await csvTextOf(file));
    } catch {
      onFail();
    }
  };
  return (
    <div>
      <Label htmlFor={`${id}-file`}>{t('file')}</Label>
      <Input
        id={`${id}-file`}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => void readFile(event)}
        className="mt-1.5"
      />
    </div>
  );
}
