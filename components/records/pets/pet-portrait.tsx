import './pets.css';
import { cn } from '@/components/ui/cn';

/** The drawing of each kind of animal; any other is a paw. */
const drawings: Record<string, string> = {
  dog: 'dog',
  cat: 'cat',
  rabbit: 'rabbit',
  ferret: 'squirrel',
  guinea_pig: 'rat',
  hamster: 'rat',
  other_small_mammal: 'squirrel',
  bird: 'bird',
  reptile: 'turtle',
  fish: 'fish',
};

type PetPortraitProps = {
  photoUrl: string | null | undefined;
  type: string;
  /** What the photo shows, as "Photo of Luna"; empty where the name stands beside it. */
  alt: string;
  /** In a list: the photo is fetched when it comes near. */
  lazy?: boolean;
  className?: string;
};

/** The photo, or the kind of animal drawn on a rosette. The class gives the size, the photo is cut to it. */
export function PetPortrait({ photoUrl, type, alt, lazy, className }: PetPortraitProps) {
  if (!photoUrl) return <span className={cn('portrait', drawings[type] ?? 'paw', className)} />;
  return <img src={photoUrl} alt={alt} className={cn('portrait', className)} loading={lazy ? 'lazy' : undefined} />;
}
