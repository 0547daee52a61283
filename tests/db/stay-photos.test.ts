import { stayNoteCall, stayPhotoCall } from '@/lib/sharing/stays/calls/stays';
import { aSitting, today } from '../support/a-stay';
import { withDatabase } from '../support/database';
import { aHeicPhoto } from '../support/heic';
import { noon } from '../support/members';
import { aPhoto } from '../support/photos';

withDatabase();

function aForm(file: Uint8Array, name: string): Request {
  const body = new FormData();
  for (const [field, value] of Object.entries({ name: 'Marta', day: today, row: 'tell' })) body.append(field, value);
  body.append('file', new Blob([new Uint8Array(file)]), name);
  return new Request('http://localhost/', { method: 'POST', body, headers: { Accept: 'text/html' } });
}

test.each([
  ['notes', stayNoteCall],
  ['photos', stayPhotoCall],
])('R7.18 R11.7 the form of %s rejects HEIC as an invalid photo', async (_, call) => {
  const { made } = await aSitting();
  const outcomeOf = async (file: Uint8Array, name: string) => {
    const context = { params: { accessKey: made.accessKey }, locale: 'en' as const, formatLocale: 'en' as const };
    const response = await call({ ...context, request: aForm(file, name), at: noon });
    return new URL(response.headers.get('location') ?? '', 'http://localhost').searchParams.get('said');
  };

  expect(await outcomeOf(aHeicPhoto, 'luna.heic')).toBe('badPhoto');
  expect(await outcomeOf(await aPhoto(), 'luna.jpg')).toBe('sent');
});
