export interface AccessFormProps {
  email: string;
  next: string;
  sendsMail: boolean;
  onLeave: (email: string) => void;
}
