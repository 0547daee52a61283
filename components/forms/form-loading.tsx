import { Spinner } from '@/components/ui/spinner';

/**
 * In the place of a form whose code is on its way. As high as most forms, so that the sheet does not grow under the thumb
 * when it comes.
 */
export function FormLoading() {
  return (
    <div className="grid h-[92dvh] place-items-center sm:h-120">
      <Spinner />
    </div>
  );
}
