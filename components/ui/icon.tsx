'use client';

import { IconDrawing, type IconProps } from './icon-drawing';

/** A client component, so that pages of the server send its name instead of its markup. */
export function Icon(props: IconProps) {
  return <IconDrawing {...props} />;
}
