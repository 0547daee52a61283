'use client';

import { apiDownload } from '@/lib/browser/api/api-download';
import { accountPath } from './client';

export function exportPath(userId: string): string {
  return `${accountPath(userId)}/export`;
}

export function readExport(userId: string, onProgress: (bytes: number) => void): Promise<File> {
  return apiDownload(exportPath(userId), onProgress);
}
