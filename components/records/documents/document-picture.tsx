import { Icon } from '@/components/ui/icon';

export function DocumentPicture({ previewUrl }: { previewUrl: string | null }) {
  const frame = 'h-13 w-10 shrink-0 rounded-sm border border-line bg-sunken';
  if (previewUrl === null) {
    return (
      <span className={`${frame} grid place-items-center text-muted`}>
        <Icon of="file-text" className="size-5" />
      </span>
    );
  }
  return (
    <img src={previewUrl} alt="" width={40} height={52} loading="lazy" className={`${frame} object-cover object-top`} />
  );
}
