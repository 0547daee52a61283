export interface AccessFormProps {
  email: string;
  next: string;
  /** Switches to the other form and takes along the typed address. */
  onLeave: (email: string) => void;
}
