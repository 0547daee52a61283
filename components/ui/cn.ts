import { type ClassValue, clsx } from 'clsx';

/** Joins class names. A caller's `className` positions a primitive (margin, width, grid cell) but never restyles it. */
export function cn(...values: ClassValue[]): string {
  return clsx(values);
}
