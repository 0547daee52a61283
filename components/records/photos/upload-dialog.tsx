'use client';

import { Suspense } from 'react';
import { lazyDialog } from '@/components/loading/lazy-part';
import { Dialog } from '@/components/ui/dialog';
import type { Photo } from '@/lib/records/photos/photo';
import type { UploadSheetProps } from './upload-sheet';
import type { useChosenFiles } from './use-chosen-files';

const UploadSheet = lazyDialog(async () => (await import('./upload-sheet')).UploadSheet);

interface UploadDialogProps extends Omit<UploadSheetProps, 'files' | 'onAdded' | 'onClose'> {
  chosen: ReturnType<typeof useChosenFiles>;
  onAdded: (photos: Photo[]) => void;
}

export function UploadDialog({ chosen: { files, clear }, onAdded, ...sheet }: UploadDialogProps) {
  return (
    <Dialog open={files !== null} onOpenChange={(open) => !open && clear()}>
      {files ? (
        <Suspense fallback={null}>
          <UploadSheet
            {...sheet}
            files={files}
            onAdded={(addedPhotos, all) => {
              onAdded(addedPhotos);
              if (all) clear();
            }}
            onClose={clear}
          />
        </Suspense>
      ) : null}
    </Dialog>
  );
}
