import { readFile } from '@/lib/sharing/table-import/read-file';

test('R7.30 recognizes a calendar by its content', async () => {
  const event = 'BEGIN:VEVENT\nDTSTART:20260704T100000\nSUMMARY:Vet\nEND:VEVENT\n';
  const file = (events: string) => new File([`BEGIN:VCALENDAR\n${events}END:VCALENDAR\n`], 'download');
  expect(await readFile(file(event), 'Europe/Madrid')).toMatchObject({
    events: [{ title: 'Vet', start: '2026-07-04T08:00:00.000Z' }],
  });
  expect(await readFile(file(''), 'UTC')).toEqual({ problem: 'empty' });
  expect(await readFile(file(event.repeat(20_001)), 'UTC')).toEqual({ problem: 'tooMany' });
});
