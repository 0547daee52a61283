import { type ClassValue, clsx } from 'clsx';

/** Joins class names. A caller's `className` may position a primitive (margin, width, cell) but never restyle it. */
export function cn(...values: ClassValue[]): string {
  return clsx(values);
}
