import { notFound } from 'next/navigation';

/** Any path that no page has (R1.11), so that the not-found page speaks the reader's language. */
export default function UnknownPage() {
  notFound();
}
