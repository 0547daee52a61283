'use client';

import { type ReactNode, useState } from 'react';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';

interface StandardLoginProps {
  mode: 'login' | 'register';
  next: string;
  sendsMail: boolean;
  otherWays: ReactNode;
}

export function StandardLogin({ mode, next, sendsMail, otherWays }: StandardLoginProps) {
  const [email, setEmail] = useState('');
  const Access = mode === 'register' ? RegisterForm : LoginForm;
  return <Access email={email} next={next} sendsMail={sendsMail} otherWays={otherWays} onLeave={setEmail} />;
}
