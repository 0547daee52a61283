'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { usePageContext } from '#page-context';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { Day } from '@/lib/core/time/dates';
import type { PhotoRoom } from '@/lib/sharing/photo-import/vocabulary';
import { type PhotoRow, photosToUpload, type RowProblem } from './use-photo-import';

const MAX_LISTED = 50;
const MEGABYTE = 1024 * 1024;

function useProblemText(): (problem: RowProblem) => string {
  const t = useTranslations('photoImport.problems');
  const photos = useTranslations('photos.problem');
  return (problem) =>
    problem === 'damaged' || problem === 'deleted' || problem === 'busy' ? t(problem) : photos(problem);
}

export function ImportProblem({ problem }: { problem: RowProblem }) {
  return useProblemText()(problem);
}

function FailedPhotos({ rows }: { rows: readonly PhotoRow[] }) {
  const t = useTranslations('photoImport');
  const textOf = useProblemText();
  if (rows.length === 0) return null;
  return (
    <div>
      <p className="text-danger">{t('failed', { count: rows.length })}</p>
      <ul className="mt-1 border-t border-line text-sm">
        {rows.slice(0, MAX_LISTED).map(({ index, name, problem }) => (
          <li key={index} className="border-b border-line py-2 wrap-anywhere">
            <bdi>{name}</bdi>
            {problem ? <span className="block text-muted">{textOf(problem)}</span> : null}
          </li>
        ))}
      </ul>
      {rows.length > MAX_LISTED ? (
        <p className="mt-1 text-sm text-muted">{t('more', { count: rows.length - MAX_LISTED })}</p>
      ) : null}
    </div>
  );
}

interface UndatedProps {
  count: number;
  day: Day;
  onChange: (day: Day) => void;
}

function UndatedPhotos({ count, day, onChange }: UndatedProps) {
  const t = useTranslations('photoImport');
  const { latest } = usePageContext();
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{t('day', { count })}</Label>
      <Input
        id={id}
        type="date"
        className="mt-1.5"
        max={latest}
        value={day}
        aria-invalid={day > latest}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {t('dayHint', { count })}
      </p>
      <p role="alert" className="mt-1.5 text-sm text-danger empty:hidden">
        {day > latest ? t('dayInFuture') : null}
      </p>
    </div>
  );
}

interface FoundPhotosProps {
  rows: readonly PhotoRow[];
  others: number;
  room: PhotoRoom | null;
  busy: boolean;
  onSend: (day: Day) => void;
}

export function FoundPhotos({ rows, others, room, busy, onSend }: FoundPhotosProps) {
  const t = useTranslations('photoImport');
  const { latest } = usePageContext();
  const [typedDay, setTypedDay] = useState('');
  const day = typedDay > latest ? '' : typedDay;
  const countOf = (state: PhotoRow['state']) => rows.filter((row) => row.state === state).length;
  const undatedRows = rows.filter(
    ({ state, id, takenAt }) => state !== 'present' && state !== 'sent' && id && !takenAt,
  );
  const ready = photosToUpload(rows, day).length;
  const [sentCount, present] = [countOf('sent'), countOf('present')];
  return (
    <section aria-label={t('found', { count: rows.length })} className="grid gap-4">
      <div role="status" className="grid gap-1">
        <h2 className="text-xl">{t('found', { count: rows.length })}</h2>
        {sentCount > 0 ? <p>{t('sent', { count: sentCount })}</p> : null}
        {present > 0 ? <p>{t('present', { count: present })}</p> : null}
        {others > 0 ? <p className="text-muted">{t('others', { count: others })}</p> : null}
        {room ? (
          <p className="text-muted">{t('room', { files: room.files, megabytes: Math.floor(room.bytes / MEGABYTE) })}</p>
        ) : null}
        {room && ready > room.files ? <p className="text-danger">{t('full', { count: ready - room.files })}</p> : null}
      </div>
      <FailedPhotos rows={rows.filter(({ state }) => state === 'failed')} />
      {undatedRows.length > 0 ? (
        <UndatedPhotos count={undatedRows.length} day={typedDay} onChange={setTypedDay} />
      ) : null}
      {ready > 0 ? (
        <Button size="large" busy={busy} onClick={() => onSend(day)} block>
          {t(countOf('new') > 0 ? 'send' : 'again', { count: ready })}
        </Button>
      ) : null}
    </section>
  );
}
