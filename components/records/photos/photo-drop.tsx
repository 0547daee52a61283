'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useEffect, useState } from 'react';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Allowed } from '@/components/shell/allowed';
import { type ButtonProps, buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import { photoInput } from '@/lib/browser/api/photo-problem';

interface ChooseProps {
  onChoose: (files: File[]) => void;
}

interface FileButtonProps extends ChooseProps {
  icon: IconName;
  label: string;
  camera?: boolean;
  variant?: ButtonProps['variant'];
  className?: string;
}

function FileButton({ icon, label, camera, variant, className, onChoose }: FileButtonProps) {
  const hydrated = useHydrated();
  const pickPhotos = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Allows the same file to be chosen again.
    event.target.value = '';
    if (files.length > 0) onChoose(files);
  };
  return (
    <label
      className={cn(
        buttonVariants({ variant }),
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
        className,
      )}
    >
      <Icon of={icon} />
      <span className="max-sm:in-[.gallery-bar]:sr-only">{label}</span>
      <input
        {...photoInput}
        multiple={!camera}
        capture={camera ? 'environment' : undefined}
        disabled={!hydrated}
        data-add={camera ? undefined : ''}
        className="sr-only"
        onChange={pickPhotos}
      />
    </label>
  );
}

export function ChoosePhotos({ onChoose }: ChooseProps) {
  const t = useTranslations('photos');
  return (
    <Allowed to="edit">
      <FileButton icon="image-plus" label={t('add')} className="max-sm:px-3" onChoose={onChoose} />
      <FileButton
        icon="camera"
        label={t('camera')}
        camera
        variant="outline"
        className="hidden max-sm:px-3 pointer-coarse:inline-flex"
        onChoose={onChoose}
      />
    </Allowed>
  );
}

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];

export function DropPhotos({ onChoose }: ChooseProps) {
  const t = useTranslations('photos');
  const [over, setOver] = useState(false);
  useEffect(() => {
    const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
    const takeFiles = (event: Event, files: File[]) => {
      if (files.length === 0) return;
      event.preventDefault();
      onChoose(files);
    };
    const onDrag = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      // Otherwise the browser leaves the page to open the file.
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const onDrop = (event: DragEvent) => {
      setOver(false);
      takeFiles(event, filesOf(event.dataTransfer));
    };
    const onPaste = (event: ClipboardEvent) => takeFiles(event, filesOf(event.clipboardData));
    const listeners = { dragover: onDrag, dragleave: onLeave, drop: onDrop, paste: onPaste } as Record<
      string,
      (event: never) => void
    >;
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of all) window.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of all) window.removeEventListener(name, listener);
    };
  }, [onChoose]);
  return over ? (
    <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-card border-4 border-primary border-dashed bg-primary-soft/90">
      <p className="text-2xl text-primary">{t('drop')}</p>
    </div>
  ) : null;
}
