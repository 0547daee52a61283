/** `signUpAgain` goes to an address that has an account. */
export type SignInMailKind = 'signIn' | 'signUp' | 'signUpAgain';
