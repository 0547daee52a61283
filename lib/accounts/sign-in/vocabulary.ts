/** `signUpAgain` goes to addresses that already have an account. */
export type SignInMailKind = 'signIn' | 'signUp' | 'signUpAgain';
