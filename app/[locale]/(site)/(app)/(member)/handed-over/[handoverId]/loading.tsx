import { ProofsLoading } from '@/components/overviews/handover/proofs-loading';

export default function Loading() {
  return <ProofsLoading />;
}
