import type { SharedView } from '@/lib/sharing/links/shared-view';
import { ReaderCover } from './reader-cover';
import { readerOrder } from './reader-order';
import { ReaderParts } from './reader-parts';

export function OtherPage({ view }: { view: SharedView }) {
  return (
    <>
      <ReaderCover view={view} />
      <main id="main" className="mx-auto grid w-full max-w-3xl gap-4 px-4 pt-4">
        <ReaderParts view={view} parts={readerOrder.other} />
      </main>
    </>
  );
}
