import { StaysLoading } from '@/components/overviews/stays/stays-loading';

export default function Loading() {
  return <StaysLoading />;
}
