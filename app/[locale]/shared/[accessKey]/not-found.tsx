import { SharedNotFound } from '@/components/sharing/links/shared-not-found';

export default function SharedNotFoundPage() {
  return <SharedNotFound />;
}
