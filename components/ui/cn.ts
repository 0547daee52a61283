import { type ClassValue, clsx } from 'clsx';

/** Joins class names. A caller's `className` places a primitive (margin, width, grid cell); it never restyles it. */
export function cn(...values: ClassValue[]): string {
  return clsx(values);
}
