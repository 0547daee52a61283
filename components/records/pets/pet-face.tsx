import './pets.css';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { PetSummary } from '@/lib/records/pets/pet';
import { FaceRing, type RingParts } from './face-ring';
import { PetPortrait } from './pet-portrait';

export type FacePet = Pick<PetSummary, 'type' | 'photoUrl' | 'cover'>;

/** Width in pixels, including the ring. */
export type FaceSize = 24 | 30 | 40 | 60 | 68 | 80;

type PetFaceProps = {
  pet: FacePet;
  size: FaceSize;
  /** One segment per task, or a whole ring around the chosen pet. */
  ring?: RingParts | 'whole' | undefined;
  alt?: string;
  lazy?: boolean;
  className?: string;
  children?: ReactNode;
};

export function PetFace({ pet, size, ring, alt = '', lazy, className, children }: PetFaceProps) {
  const { type, photoUrl, cover } = pet;
  const isDivided = ring !== undefined && ring !== 'whole';
  return (
    <span
      className={cn('face', `cover-${cover}`, `face-${size}`, isDivided && 'face-inset', className)}
      data-chosen={ring === 'whole' || undefined}
    >
      <PetPortrait photoUrl={photoUrl && `${photoUrl}&size=small`} type={type} alt={alt} lazy={lazy} />
      {isDivided ? <FaceRing {...ring} /> : null}
      {children ? <span className="face-badge">{children}</span> : null}
    </span>
  );
}
