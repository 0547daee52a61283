'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { ApiError } from '@/lib/core/http/api-client';
import { saveFailure } from '@/lib/core/http/save-failure';
import { newId } from '@/lib/core/ids';
import { importWeights } from '@/lib/weights/client';
import type { ImportAnswer } from '@/lib/weights/import-rows';
import { type WeightUnit, weightUnits } from '@/lib/weights/vocabulary';
import { ImportPreview } from './import-preview';

interface ImportFormProps {
  petId: string;
  unit: WeightUnit;
  onImported: (count: number) => void;
}

/** Spreadsheets of Western Europe still write Windows-1252; what is not UTF-8 is taken for that. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A series from a file or from the clipboard: checked by the server first, stored when the preview looks right. */
export function ImportForm({ petId, unit, onImported }: ImportFormProps) {
  const t = useTranslations('weights');
  const entries = useTranslations('entries');
  const id = useId();
  const [csv, setCsv] = useState('');
  const [typed, setTyped] = useState(unit);
  const [preview, setPreview] = useState<{ answer: ImportAnswer; key: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  /** What is changed has to be checked again. */
  const edit = (text: string) => {
    setCsv(text);
    setPreview(null);
    setProblem(null);
  };
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    try {
      edit(decode(await file.arrayBuffer()));
    } catch {
      setProblem(t('csv.failedFile'));
    }
  };
  const send = async (rehearsal: boolean, key: string) => {
    setBusy(true);
    setProblem(null);
    try {
      const answer = await importWeights(
        petId,
        // The preview asks about unlikely lines; storing is the answer.
        { csv, unit: typed, rehearsal, confirmed: true },
        key,
      );
      // Another key for the storing: it is another request.
      if (rehearsal) setPreview({ answer, key: newId() });
      else onImported(answer.added);
    } catch (error) {
      if (error instanceof ApiError && error.status === 413) setProblem(t('csv.errors.tooLong'));
      else {
        const field = error instanceof ApiError && Object.values(error.failure?.fields ?? {})[0];
        setProblem(field || entries(`failed.${saveFailure(error)}`));
      }
    }
    setBusy(false);
  };

  return (
    <div className="grid gap-4 pb-1">
      <p className="text-sm text-muted">{t('csv.hint')}</p>
      <div>
        <Label htmlFor={`${id}-file`}>{t('csv.file')}</Label>
        <Input
          id={`${id}-file`}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(event) => void readFile(event)}
          className="mt-1.5"
        />
      </div>
      <div>
        <Label htmlFor={`${id}-text`}>{t('csv.text')}</Label>
        <Textarea
          id={`${id}-text`}
          value={csv}
          onChange={({ target }) => edit(target.value)}
          spellCheck={false}
          className="mt-1.5 max-h-48 font-mono text-sm"
        />
      </div>
      <div>
        <Label htmlFor={`${id}-unit`}>{t('csv.unit')}</Label>
        <Select
          id={`${id}-unit`}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value as WeightUnit);
            setPreview(null);
          }}
          className="mt-1.5"
        >
          {weightUnits.map((value) => (
            <option key={value} value={value}>
              {t(`units.${value}`)}
            </option>
          ))}
        </Select>
      </div>
      <div role="alert" className="empty:hidden">
        {problem ? <p className="rounded-control bg-danger-soft px-3 py-2.5 text-danger">{problem}</p> : null}
      </div>
      <div role="status">{preview ? <ImportPreview answer={preview.answer} unit={typed} /> : null}</div>
      {preview && preview.answer.added > 0 ? (
        <Button size="large" busy={busy} onClick={() => void send(false, preview.key)} block>
          {t('csv.store', { count: preview.answer.added })}
        </Button>
      ) : (
        <Button size="large" busy={busy} disabled={csv.trim() === ''} onClick={() => void send(true, newId())} block>
          {t('csv.check')}
        </Button>
      )}
    </div>
  );
}
