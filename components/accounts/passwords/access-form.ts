/** What the sign-in and the registration by password are given. */
export interface AccessFormProps {
  email: string;
  /** Where to go after sign-in. */
  next: string;
  /** Somebody goes to the other form; what they typed comes along. */
  onLeave: (email: string) => void;
}
