import { NotFoundContent } from '@/components/shell/not-found-screen';

/** Omits the site's header, because every page contains this component but rarely displays it (see `[...rest]`). */
export default function NotFoundPage() {
  return <NotFoundContent />;
}
