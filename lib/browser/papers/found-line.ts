import type { TextLine } from '@/lib/core/paper/paper-text';

export type FoundLine = Omit<TextLine, 'page'>;
