import { petRoute } from '@/lib/access/route';
import { photosCall, receiveGalleryPhoto } from '@/lib/records/photos/calls';
import { photoQuery, photoUpload } from '@/lib/records/photos/schema';

export const GET = petRoute('view', { token: 'read', query: photoQuery, handle: photosCall });

export const POST = petRoute('edit', {
  status: 201,
  versioned: true,
  takesId: true,
  sends: { upload: photoUpload, once: true },
  handle: receiveGalleryPhoto,
});
