import { ProofsLoading } from '@/components/sharing/handover/proofs-loading';

export default function Loading() {
  return <ProofsLoading />;
}
