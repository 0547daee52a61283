import { Bird, Cat, Dog, Fish, type LucideIcon, PawPrint, Rabbit, Rat, Squirrel, Turtle } from 'lucide-react';
import { cn } from '@/components/ui/cn';

const silhouettes: Record<string, LucideIcon> = {
  dog: Dog,
  cat: Cat,
  rabbit: Rabbit,
  ferret: Squirrel,
  guinea_pig: Rat,
  hamster: Rat,
  other_small_mammal: Squirrel,
  bird: Bird,
  reptile: Turtle,
  fish: Fish,
};

type PetPortraitProps = {
  photoUrl: string | null;
  type: string;
  /** What the photo shows, as "Photo of Luna"; empty where the name stands beside it. */
  alt: string;
  className?: string;
};

/** The photo, or the kind of animal drawn on a rosette. The box gives the size; the photo fills it. */
export function PetPortrait({ photoUrl, type, alt, className }: PetPortraitProps) {
  const Silhouette = silhouettes[type] ?? PawPrint;
  return (
    <div className={cn('relative overflow-hidden rounded-control border border-line bg-primary-soft', className)}>
      {photoUrl ? (
        <img src={photoUrl} alt={alt} className="absolute inset-0 size-full object-cover" decoding="async" />
      ) : (
        <span aria-hidden="true" className="absolute inset-0 grid place-items-center text-primary">
          <span className="rosette absolute inset-[-18%] opacity-25" />
          <Silhouette strokeWidth={1.1} className="relative size-1/2" />
        </span>
      )}
    </div>
  );
}
