'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useUnsaved } from '@/components/forms/unsaved';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { DialogContent } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { toast } from '@/lib/browser/page/toast';
import type { Day } from '@/lib/core/time/dates';
import type { Photo } from '@/lib/records/photos/photo';
import { readTags, writeTags } from '@/lib/records/photos/tags';
import { photoLimits } from '@/lib/records/photos/vocabulary';
import { UploadItem } from './upload-item';
import { isSendable, useUploads } from './uploads';

export interface UploadSheetProps {
  petId: string;
  files: readonly File[];
  tags: readonly string[];
  timeZone: string;
  latest: Day;
  /** @param all whether nothing is left to do here */
  onAdded: (photos: Photo[], all: boolean) => void;
  onClose: () => void;
}

const SUGGESTED = 8;
const MOST_TEXT = photoLimits.tags * (photoLimits.tag + 2);

export function UploadSheet({ petId, files, tags, timeZone, latest, onAdded, onClose }: UploadSheetProps) {
  const t = useTranslations('photos');
  const common = useTranslations('common');
  const { uploads, change, replace, drop, cancel, send } = useUploads(petId, files, timeZone);
  const [tagText, setTagText] = useState('');
  const [location, setLocation] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();
  const ready = uploads.filter(isSendable).length;
  useUnsaved(ready > 0 || busy, false);
  const chosen = readTags(tagText);
  const toggle = (tag: string) =>
    setTagText(writeTags(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]));

  const sendAll = async () => {
    setBusy(true);
    const { arrived, failed } = await send({ tags: chosen, location });
    setBusy(false);
    const all = arrived.length === uploads.filter(({ state }) => state !== 'sent').length;
    if (arrived.length > 0) toast({ title: t('uploaded'), description: t('uploadedCount', { count: arrived.length }) });
    else if (failed) toast({ title: t('uploadFailed'), tone: 'danger' });
    onAdded(arrived, all);
  };

  return (
    <DialogContent
      title={t('addTitle')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common(ready > 0 || busy ? 'cancel' : 'close')}
          </Button>
          {ready > 0 || busy ? (
            <Button busy={busy} onClick={() => void sendAll()}>
              {busy ? t('sending') : t('upload', { count: ready })}
            </Button>
          ) : null}
        </>
      }
    >
      <ul className="divide-y divide-line">
        {uploads.map((upload) => (
          <UploadItem
            key={upload.key}
            upload={upload}
            latest={latest}
            onChange={(to) => change(upload.key, to)}
            onReplace={(file) => replace(upload.key, file)}
            onDrop={() => (upload.state === 'ready' ? drop(upload.key) : cancel(upload.key))}
          />
        ))}
      </ul>
      <div className="grid gap-3 border-t border-line py-4">
        <div>
          <Label htmlFor={`${id}-tags`}>{t('tags')}</Label>
          <Input
            id={`${id}-tags`}
            className="mt-1"
            maxLength={MOST_TEXT}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            value={tagText}
            onChange={({ target }) => setTagText(target.value)}
          />
          <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
            {t('tagsHint')}
          </p>
          <fieldset aria-label={t('usedTags')} className="mt-1 flex flex-wrap gap-1 empty:hidden">
            {tags.slice(0, SUGGESTED).map((tag) => (
              <button
                key={tag}
                type="button"
                aria-pressed={chosen.includes(tag)}
                onClick={() => toggle(tag)}
                className={cn(
                  'tap rounded-control px-3 text-sm',
                  chosen.includes(tag) ? 'bg-primary text-on-primary' : 'bg-primary-soft text-primary',
                )}
              >
                #{tag}
              </button>
            ))}
          </fieldset>
        </div>
        <div>
          <Label htmlFor={`${id}-place`}>{t('location')}</Label>
          <Input
            id={`${id}-place`}
            className="mt-1"
            maxLength={photoLimits.location}
            autoComplete="off"
            value={location}
            onChange={({ target }) => setLocation(target.value)}
          />
        </div>
      </div>
    </DialogContent>
  );
}
