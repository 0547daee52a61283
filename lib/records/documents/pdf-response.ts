import { attachmentOf, cleanFileName } from './file-name';

export function pdfResponse(bytes: Buffer, title: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': attachmentOf(cleanFileName(title, 'application/pdf')),
      'Content-Length': String(bytes.length),
      'Cache-Control': 'private, no-store',
    },
  });
}
