import fc from 'fast-check';
import sharp from 'sharp';
import { exifOfHeif, exifOfJpeg, readExifTime } from '@/lib/records/photos/exif-date';
import { takenAt } from '@/lib/records/photos/taken';
import { aHeicPhoto } from '@/tests/support/heic';
import { RUNS } from '@/tests/support/property-runs';

const photo = (exif: Record<string, string>) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f5c4d' } })
    .withExif({ IFD0: { Make: 'Paw' }, IFD2: exif, IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
    .jpeg()
    .toBuffer();
const readCameraDate = async (exif: Record<string, string>) => {
  const block = exifOfJpeg(await photo(exif));
  return block && readExifTime(block);
};
const at = new Date('2026-11-21T12:00:00Z');

describe('R7.7 the date of a photo', () => {
  test('is the camera’s date, with an offset if recorded', async () => {
    expect(await readCameraDate({ DateTimeOriginal: '2024:05:06 07:08:09' })).toEqual({
      day: '2024-05-06',
      time: '07:08',
      offset: null,
    });

    const full = { DateTimeOriginal: '2024:05:06 07:08:09', OffsetTimeOriginal: '-05:00' };
    expect(await readCameraDate(full)).toEqual({ day: '2024-05-06', time: '07:08', offset: '-05:00' });
  });

  test('the server reads the same date from the decoded block', async () => {
    const { exif } = await sharp(await photo({ DateTimeOriginal: '2024:05:06 07:08:09' })).metadata();
    expect(readExifTime(exif ?? new Uint8Array())).toMatchObject({ day: '2024-05-06', time: '07:08' });
  });

  test.each([
    ['0000:00:00 00:00:00'],
    ['    :  :     :  :  '],
    ['2024-05-06 07:08:09'],
    ['1899:01:01 00:00:00'],
    ['2024:13:06 07:08:09'],
  ])('is null for an unset camera clock: %s', async (writtenDate) => {
    expect(await readCameraDate({ DateTimeOriginal: writtenDate })).toBeNull();
  });

  test('is found in HEIC and AVIF metadata', async () => {
    const bytes = await sharp(await photo({ DateTimeOriginal: '2024:05:06 07:08:09' }))
      .keepExif()
      .avif()
      .toBuffer();
    expect(readExifTime(exifOfHeif(bytes) ?? new Uint8Array())).toMatchObject({ day: '2024-05-06', time: '07:08' });
    expect(exifOfHeif(aHeicPhoto)).toBeNull();
    expect(exifOfHeif(await photo({}))).toBeNull();
  });

  test('is null for photos without EXIF and for other formats', async () => {
    const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    expect(exifOfJpeg(await plain.clone().jpeg().toBuffer())).toBeNull();
    expect(exifOfJpeg(await plain.png().toBuffer())).toBeNull();
    expect(exifOfJpeg(new Uint8Array())).toBeNull();
  });

  test('any bytes result in a date or null', async () => {
    const whole = exifOfJpeg(await photo({ DateTimeOriginal: '2024:05:06 07:08:09' })) ?? new Uint8Array();
    const brokenBytes = fc
      .tuple(fc.nat(whole.length), fc.uint8Array({ maxLength: 60 }))
      .map(([length, tail]) => Buffer.concat([whole.subarray(0, length), tail]));
    const flippedBytes = fc.tuple(fc.nat(whole.length - 1), fc.nat(255)).map(([place, byte]) => {
      const copy = Buffer.from(whole);
      copy[place] = byte;
      return copy;
    });

    fc.assert(
      fc.property(fc.oneof(brokenBytes, flippedBytes, fc.uint8Array({ maxLength: 300 })), (bytes) => {
        const time = readExifTime(bytes);
        expect(time === null || /^\d{4}-\d\d-\d\d$/.test(time.day)).toBe(true);
        exifOfJpeg(bytes);
      }),
      { numRuns: RUNS },
    );
  });

  test.each([
    ['in the uploader’s time zone', { day: '2026-07-01', time: '10:00', offset: null }, '2026-07-01T08:00:00.000Z'],
    ['by its offset', { day: '2026-07-01', time: '10:00', offset: '-04:00' }, '2026-07-01T14:00:00.000Z'],
    [
      'in the hour that a clock change skips',
      { day: '2026-03-29', time: '02:30', offset: null },
      '2026-03-29T01:30:00.000Z',
    ],
    [
      'in the hour that a clock change repeats',
      { day: '2026-10-25', time: '02:30', offset: null },
      '2026-10-25T00:30:00.000Z',
    ],
  ])('is read %s', (_how, camera, moment) => {
    expect(takenAt(camera, 'Europe/Madrid', at)?.toISOString()).toBe(moment);
  });

  test.each([
    ['the 30th of February', { day: '2026-02-30', time: '10:00', offset: null }],
    ['the same with an offset', { day: '2026-02-30', time: '10:00', offset: '+01:00' }],
    ['next year', { day: '2027-01-01', time: '10:00', offset: null }],
    ['nothing', null],
  ])('is null for %s', (_what, camera) => {
    expect(takenAt(camera, 'Europe/Madrid', at)).toBeNull();
  });
});
