import type { Metadata } from 'next';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Nothing of the admin area is to be found by a search engine. */
export default function AdminLayout({ children }: LayoutProps<'/[locale]/admin'>) {
  return children;
}
