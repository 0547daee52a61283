import { isolate } from '@/lib/core/i18n/isolate';

export function ShortenedTitle({ title, name }: { title: string; name?: string | undefined }) {
  const start = name ? title.indexOf(name) : -1;
  if (!name || start < 0) return isolate(title);
  const end = start + name.length;
  return (
    <>
      {start > 0 ? <span>{title.slice(0, start)}</span> : null}
      <bdi className="toast-name">{name}</bdi>
      {end < title.length ? <span>{title.slice(end)}</span> : null}
    </>
  );
}
