'use client';

import * as Primitive from '@radix-ui/react-toast';
import type { ComponentProps } from 'react';
import { Button } from './button';
import { cn } from './cn';

export const ToastProvider = Primitive.Provider;

export function ToastViewport({ className, ...props }: ComponentProps<typeof Primitive.Viewport>) {
  return (
    <Primitive.Viewport
      className={cn(
        'toasts fixed inset-x-0 z-60 mx-auto w-[min(26rem,calc(100vw-1.5rem))] rounded-card md:right-5 md:left-auto md:mx-0',
        className,
      )}
      {...props}
    />
  );
}

type ToastProps = ComponentProps<typeof Primitive.Root> & { tone?: 'plain' | 'danger' | undefined };

export function Toast({ tone, className, ...props }: ToastProps) {
  return (
    <Primitive.Root
      className={cn(
        'toast flex items-center gap-1 rounded-card border border-line bg-ink py-2 pr-2 pl-4 text-paper shadow-card',
        'data-[state=open]:animate-pop data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        tone === 'danger' && 'border-l-8 border-l-danger',
        className,
      )}
      {...props}
    />
  );
}

export function ToastTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('font-medium', className)} {...props} />;
}

export function ToastDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('text-sm opacity-85', className)} {...props} />;
}

export function ToastAction({ altText, className, ...props }: ComponentProps<typeof Primitive.Action>) {
  return (
    <Primitive.Action asChild altText={altText}>
      <Button variant="onInk" className={cn('shrink-0 px-3 whitespace-nowrap', className)} {...props} />
    </Primitive.Action>
  );
}

export function ToastClose({ className, ...props }: ComponentProps<typeof Primitive.Close>) {
  return (
    <Primitive.Close asChild>
      <Button variant="onInk" size="icon" className={cn('shrink-0', className)} {...props} />
    </Primitive.Close>
  );
}
