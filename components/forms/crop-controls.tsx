'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { formatPercent } from '@/lib/core/i18n/numbers';
import { type Crop, MAX_ZOOM } from '@/lib/core/media/crop';
import { STEP, ZOOM_STEP } from './crop-stage';

export const cropShapes = { portrait: 4 / 5, square: 1, landscape: 4 / 3, original: 'original', free: 'free' } as const;

export type CropShape = keyof typeof cropShapes;

interface CropControlsProps {
  crop: Crop;
  onMove: (right: number, down: number) => void;
  onZoom: (by: number) => void;
  onTurn: (direction: 1 | -1) => void;
}

export function CropControls({ crop, onMove, onZoom, onTurn }: CropControlsProps) {
  const t = useTranslations('cropper');
  const locale = useLocale();
  const buttons = [
    { icon: 'rotate-ccw', word: 'turnLeft', press: () => onTurn(-1) },
    { icon: 'rotate-cw', word: 'turnRight', press: () => onTurn(1) },
    { icon: 'arrow-left', word: 'left', press: () => onMove(-STEP, 0) },
    { icon: 'arrow-right', word: 'right', press: () => onMove(STEP, 0) },
    { icon: 'arrow-up', word: 'up', press: () => onMove(0, -STEP) },
    { icon: 'arrow-down', word: 'down', press: () => onMove(0, STEP) },
  ] as const;
  return (
    <>
      <div className="flex items-center gap-1">
        <Button variant="ghost" size="icon" aria-label={t('zoomOut')} onClick={() => onZoom(1 / ZOOM_STEP)}>
          <Icon of="minus" />
        </Button>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          aria-label={t('zoom')}
          aria-valuetext={formatPercent(crop.zoom, locale)}
          onChange={(event) => onZoom(Number(event.target.value) / crop.zoom)}
          className="tap min-w-0 grow accent-primary"
        />
        <Button variant="ghost" size="icon" aria-label={t('zoomIn')} onClick={() => onZoom(ZOOM_STEP)}>
          <Icon of="plus" />
        </Button>
      </div>
      <div className="flex justify-center gap-0.5">
        {buttons.map(({ icon, word, press }) => (
          <Button key={word} variant="ghost" size="icon" aria-label={t(word)} onClick={press}>
            <Icon of={icon} />
          </Button>
        ))}
      </div>
    </>
  );
}

interface ShapeChoiceProps {
  shapes: readonly CropShape[];
  chosen: CropShape;
  ratio: number;
  onChoose: (shape: CropShape) => void;
  onRatio: (ratio: number) => void;
}

/** Limit of the aspect ratio. The slider is logarithmic, so that 1:2 and 2:1 are equally far from a square. */
const WIDEST = 2;

export function ShapeChoice({ shapes, chosen, ratio, onChoose, onRatio }: ShapeChoiceProps) {
  const t = useTranslations('cropper');
  if (shapes.length < 2) return null;
  return (
    <div className="grid gap-1">
      <fieldset aria-label={t('shape')} className="flex flex-wrap justify-center gap-x-1">
        {shapes.map((shape) => (
          <button
            key={shape}
            type="button"
            aria-pressed={shape === chosen}
            onClick={() => onChoose(shape)}
            className={cn(
              'tap rounded-control px-3 font-medium max-sm:px-2',
              shape === chosen ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken',
            )}
          >
            {t(`shapes.${shape}`)}
          </button>
        ))}
      </fieldset>
      {chosen === 'free' ? (
        <input
          type="range"
          min={-1}
          max={1}
          step={0.02}
          value={Math.log(ratio) / Math.log(WIDEST)}
          aria-label={t('ratio')}
          aria-valuetext={t('ratioText', { ratio: ratio.toFixed(2) })}
          onChange={(event) => onRatio(WIDEST ** Number(event.target.value))}
          className="tap w-full accent-primary"
        />
      ) : null}
    </div>
  );
}
