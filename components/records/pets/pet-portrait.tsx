import './pets.css';
import { cn } from '@/components/ui/cn';

const drawings = new Map<string, string>(
  Object.entries({
    dog: 'dog',
    cat: 'cat',
    rabbit: 'rabbit',
    ferret: 'squirrel',
    horse: 'horse',
    guinea_pig: 'guinea-pig',
    hamster: 'hamster',
    other_small_mammal: 'rat',
    bird: 'bird',
    reptile: 'turtle',
    fish: 'fish',
  }),
);

type PetPortraitProps = {
  photoUrl: string | null | undefined;
  type: string;
  alt: string;
  lazy?: boolean;
  className?: string;
};

export function PetPortrait({ photoUrl, type, alt, lazy, className }: PetPortraitProps) {
  const classes = cn('portrait', drawings.get(type) ?? 'paw', className);
  if (!photoUrl) return <span className={classes} />;
  return <img src={photoUrl} alt={alt} className={classes} loading={lazy ? 'lazy' : undefined} />;
}
