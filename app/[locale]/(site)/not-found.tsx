import { NotFoundContent } from '@/components/shell/not-found-screen';

/** Omits the site's header, because every page carries this but rarely shows it (see `[...rest]` and `(app)`). */
export default function NotFoundPage() {
  return <NotFoundContent />;
}
