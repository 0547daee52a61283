export interface AccessFormProps {
  email: string;
  next: string;
  onLeave: (email: string) => void;
}
