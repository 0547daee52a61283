'use client';

import { IconDrawing, type IconProps } from './icon-drawing';

/** Client component, so that server pages send the icon's name instead of its markup. */
export function Icon(props: IconProps) {
  return <IconDrawing {...props} />;
}
