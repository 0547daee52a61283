import { StaysLoading } from '@/components/sharing/stays/stays-loading';

export default function Loading() {
  return <StaysLoading />;
}
