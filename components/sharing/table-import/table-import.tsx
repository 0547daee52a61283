'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, type MouseEvent, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { usePageContext } from '#page-context';
import { lazyPart } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Spinner } from '@/components/ui/spinner';
import { Textarea } from '@/components/ui/textarea';
import { onLaunchedFile } from '@/lib/browser/page/launched-file';
import { zoneToEnter } from '@/lib/page-context/page-context';
import type { EarlierImport } from '@/lib/sharing/imports/vocabulary';
import { type TableKind, tableKinds } from '@/lib/sharing/table-import/kinds';
import type { FileProblem, FileReading } from '@/lib/sharing/table-import/read-file';
import type { ImportPet } from '@/lib/sharing/table-import/vocabulary';
import { Choice } from './choice';

const CalendarImport = lazyPart(async () => (await import('./calendar-import')).CalendarImport);
const TableMapping = lazyPart(async () => (await import('./table-mapping')).TableMapping);

const loadReader = () => import('@/lib/sharing/table-import/read-file');

interface TableImportProps {
  pets: readonly ImportPet[];
  petId: string;
  kind: TableKind;
  /** Continued if its file is chosen again for this pet and kind. */
  earlierImport: EarlierImport | null;
}

interface Source {
  content: Exclude<FileReading, { problem: FileProblem }>;
  fileName: string | null;
}

interface FileChoiceProps {
  onRead: (source: Source | null) => void;
}

function useReading(onRead: FileChoiceProps['onRead']) {
  const t = useTranslations('tableImport.file');
  const [problem, setProblem] = useState<string | null>(null);
  const readSource = async (fileName: string | null, reading: () => Promise<FileReading>) => {
    const result = await reading().catch((): FileReading => ({ problem: 'unreadable' }));
    onRead('problem' in result ? null : { content: result, fileName });
    setProblem('problem' in result ? t(`problems.${result.problem}`, { line: String(result.line ?? 0) }) : null);
  };
  return { problem, read: readSource };
}

function FileChoice({ onRead }: FileChoiceProps) {
  const t = useTranslations('tableImport.file');
  const id = useId();
  const { problem, read } = useReading(onRead);
  const timeZone = zoneToEnter(usePageContext());
  const readFile = (file: File) => void read(file.name, async () => (await loadReader()).readFile(file, timeZone));
  const onFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) readFile(file);
  };
  // Choosing the same file again would cause no change.
  const clearInput = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    currentTarget.value = '';
  };
  const onOpened = useEffectEvent(readFile);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The browser keeps a file that was chosen before the page's scripts ran.
    const early = input.current?.files?.[0];
    if (early) onOpened(early);
    return onLaunchedFile((file) => onOpened(file));
  }, []);
  return (
    <>
      <div>
        <Label htmlFor={`${id}-file`}>{t('label')}</Label>
        <Input
          id={`${id}-file`}
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.ics,text/csv,text/plain,text/calendar"
          aria-describedby={`${id}-hint`}
          onClick={clearInput}
          onChange={onFile}
          className="mt-1.5"
        />
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {t('hint')}
        </p>
      </div>
      <PastedRows onPasted={(text) => void read(null, async () => (await loadReader()).readPasted(text))} />
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
    </>
  );
}

function PastedRows({ onPasted }: { onPasted: (text: string) => void }) {
  const t = useTranslations('tableImport.file');
  const id = useId();
  const [text, setText] = useState('');
  return (
    <details className="border-b border-line pb-3">
      <summary className="tap py-2.5 font-medium">{t('paste')}</summary>
      <Label htmlFor={id} className="sr-only">
        {t('text')}
      </Label>
      <Textarea
        id={id}
        value={text}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
        className="max-h-48 font-mono text-sm"
      />
      <Button variant="outline" className="mt-3" disabled={text.trim() === ''} onClick={() => onPasted(text)}>
        {t('read')}
      </Button>
    </details>
  );
}

interface SourceRowsProps {
  pet: ImportPet;
  kind: TableKind;
  source: Source;
  earlierImport: EarlierImport | null;
}

function SourceRows({ pet, kind, source: { content, fileName }, earlierImport }: SourceRowsProps) {
  return (
    <Suspense fallback={<Spinner className="mx-auto my-8 size-8" />}>
      {'events' in content ? (
        <CalendarImport {...{ pet, fileName, earlierImport }} events={content.events} />
      ) : (
        <TableMapping {...{ pet, kind, fileName, earlierImport }} source={content.table} />
      )}
    </Suspense>
  );
}

export function TableImport({ pets, petId: first, kind: initial, earlierImport }: TableImportProps) {
  const t = useTranslations('tableImport');
  const [petId, setPetId] = useState(first);
  const [kind, setKind] = useState(initial);
  const [source, setSource] = useState<Source | null>(null);
  const [reading, setReading] = useState(0);
  const onRead = (tableSource: Source | null) => {
    setSource(tableSource);
    setReading(reading + 1);
  };
  const pet = pets.find(({ id }) => id === petId) ?? pets[0];
  if (!pet) return null;
  const isCalendar = source !== null && 'events' in source.content;
  const isEarlier = pet.id === first && kind === initial && source?.fileName === earlierImport?.fileName;
  return (
    <div className="grid gap-5">
      {pets.length > 1 ? (
        <Choice
          label={t('pet')}
          value={pet.id}
          options={pets.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={setPetId}
        />
      ) : null}
      {isCalendar ? null : (
        <Choice
          label={t('kind')}
          value={kind}
          options={tableKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChoose={(value) => value && setKind(value)}
        />
      )}
      <FileChoice onRead={onRead} />
      {source ? (
        <SourceRows
          key={`${pet.id} ${kind} ${reading}`}
          {...{ pet, kind, source }}
          earlierImport={isEarlier ? earlierImport : null}
        />
      ) : null}
    </div>
  );
}
