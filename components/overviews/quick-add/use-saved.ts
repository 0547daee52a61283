import { useRouter } from 'next/navigation';
import { useCreatedToast } from '@/components/collections/created-toast';

/** Closes Quick add and offers to undo what it added. */
export function useSaved(onDone: () => void): (title: string, remove: () => Promise<unknown>) => void {
  const router = useRouter();
  const showCreated = useCreatedToast(() => router.refresh());
  return (title, remove) => {
    onDone();
    showCreated(title, remove);
    router.refresh();
  };
}
