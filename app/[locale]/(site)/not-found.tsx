import { NotFoundContent } from '@/components/shell/not-found-screen';

/** Carried by every page but rarely shown (see `[...rest]` and `(app)`), so without the site's header. */
export default function NotFoundPage() {
  return <NotFoundContent />;
}
