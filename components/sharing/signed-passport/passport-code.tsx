import { qrModules } from '@/lib/core/media/qr-svg';

/** Drawn in the browser, so that it works offline. Black on white in both themes, with its quiet zone. */
export function PassportCode({ url, label }: { url: string; label: string }) {
  const { size, path } = qrModules(url, 'L');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="w-full bg-[#fff]">
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
