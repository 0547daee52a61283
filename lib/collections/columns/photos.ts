import type { ColumnsOf } from '../column';

export const photos = {
  caption: { activity: true },
  takenAt: {},
  tags: {},
  location: {},
  width: { computed: true },
  height: { computed: true },
  avifWidths: { computed: true },
  bytes: { archived: true },
  sentBytes: { archived: true },
} as const satisfies ColumnsOf<'Photo'>;
