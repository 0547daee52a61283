import './pets.css';

export function PetCoversSkeleton() {
  return (
    <div className="grid gap-3.5 md:grid-cols-2">
      <div className="pet-cover-blank" />
      <div className="pet-cover-blank" />
      <div className="pet-cover-blank" />
    </div>
  );
}
