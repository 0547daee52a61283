import { SharedNotFound } from '@/components/sharing/shared-not-found';

export default function SharedNotFoundPage() {
  return <SharedNotFound />;
}
