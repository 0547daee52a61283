import { NotFoundContent } from '@/components/shell/not-found-screen';

/** Carried by every page and seen on hardly any (see `[...rest]` and `(app)`): without the header of the site. */
export default function NotFoundPage() {
  return <NotFoundContent />;
}
