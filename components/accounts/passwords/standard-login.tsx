'use client';

import { useState } from 'react';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';

export function StandardLogin({ mode, next }: { mode: 'login' | 'register'; next: string }) {
  const [email, setEmail] = useState('');
  const Access = mode === 'register' ? RegisterForm : LoginForm;
  return <Access email={email} next={next} onLeave={setEmail} />;
}
