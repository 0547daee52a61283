import type { ReactNode } from 'react';
import { NamePiece } from './name-piece';
import { OfflinePiece } from './offline-piece';
import { RevokePiece } from './revoke-piece';
import { SharePiece } from './share-piece';
import type { Presets, Stop } from './stops';
import { YoursPiece } from './yours-piece';

type TourPieceProps = { stop: Stop; passport: ReactNode; presets: Presets };

export function TourPiece({ stop, passport, presets }: TourPieceProps) {
  if (stop === 'passport') return passport;
  if (stop === 'name') return <NamePiece />;
  if (stop === 'share') return <SharePiece presets={presets} />;
  if (stop === 'revoke') return <RevokePiece />;
  return stop === 'offline' ? <OfflinePiece /> : <YoursPiece />;
}
