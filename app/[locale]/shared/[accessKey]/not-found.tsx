import { SharedNotFound } from '@/components/overviews/sharing/shared-not-found';

export default function SharedNotFoundPage() {
  return <SharedNotFound />;
}
