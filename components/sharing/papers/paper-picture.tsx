'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { PaperReading } from '@/lib/browser/papers/read-paper';
import type { Region } from '@/lib/core/paper/paper-text';

export interface Place {
  page: number;
  region: Region;
}

interface PaperPictureProps {
  reading: PaperReading;
  /** Null to show the whole page. */
  place: Place | null;
  page: number;
  onPage: (page: number) => void;
  onWhole: () => void;
}

/** Smallest part of a page that a zoom shows, as a fraction of its sides. */
const MIN_PART = { width: 0.45, height: 0.14 };
const MARGIN = 0.02;

/** Part of the page around a region, within the page. Fractions. */
function partAround(region: Region): Region {
  const width = Math.min(1, Math.max(MIN_PART.width, region.width + 2 * MARGIN));
  const height = Math.min(1, Math.max(MIN_PART.height, region.height + 2 * MARGIN));
  const start = (from: number, length: number, size: number) =>
    Math.min(1 - size, Math.max(0, from + length / 2 - size / 2));
  return {
    ...{ width, height },
    x: start(region.x, region.width, width),
    y: start(region.y, region.height, height),
  };
}

function useUrls(pictures: readonly Blob[]): string[] {
  const urls = useMemo(() => pictures.map((picture) => URL.createObjectURL(picture)), [pictures]);
  useEffect(
    () => () => {
      for (const url of urls) URL.revokeObjectURL(url);
    },
    [urls],
  );
  return urls;
}

const WHOLE: Region = { x: 0, y: 0, width: 1, height: 1 };

export function PaperPicture({ reading: { pages, pictures }, place, page, onPage, onWhole }: PaperPictureProps) {
  const t = useTranslations('papers');
  const urls = useUrls(pictures);
  const { width = 1, height = 1 } = pages[page - 1] ?? {};
  const part = place ? partAround(place.region) : WHOLE;
  const box = [part.x * width, part.y * height, part.width * width, part.height * height].map(Math.round);
  const count = pictures.length;
  return (
    <figure className="grid gap-1">
      <svg
        viewBox={box.join(' ')}
        role="img"
        aria-label={t(place ? 'pictureZoomed' : 'picture', { page, count })}
        className="h-[30dvh] max-h-80 min-h-32 w-full rounded-tile border border-line bg-sunken lg:h-[70dvh] lg:max-h-none"
      >
        <image href={urls[page - 1]} width={width} height={height} />
        {place ? (
          <rect
            x={place.region.x * width}
            y={place.region.y * height}
            width={place.region.width * width}
            height={place.region.height * height}
            className="fill-none stroke-primary [stroke-width:3px] [vector-effect:non-scaling-stroke]"
          />
        ) : null}
      </svg>
      <figcaption className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <Pages page={page} count={count} onPage={onPage} />
        {place ? (
          <Button variant="link" size="link" onClick={onWhole}>
            {t('wholePage')}
          </Button>
        ) : (
          <span className="text-sm text-muted">{t('zoomHint')}</span>
        )}
      </figcaption>
    </figure>
  );
}

function Pages({ page, count, onPage }: { page: number; count: number; onPage: (page: number) => void }) {
  const t = useTranslations('papers');
  if (count < 2) return null;
  return (
    <div className="flex items-center">
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('previousPage')}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon of="chevron-left" />
      </Button>
      <span className="text-sm tabular">{t('pageOf', { page, count })}</span>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('nextPage')}
        disabled={page === count}
        onClick={() => onPage(page + 1)}
      >
        <Icon of="chevron-right" />
      </Button>
    </div>
  );
}
