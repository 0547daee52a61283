import { firstName } from '@/lib/core/text/first-name';

test.each([
  ['Alex Morgan', ['Alex Morgan', 'Sam'], 'Alex'],
  ['Sam', ['Alex Morgan', 'Sam'], 'Sam'],
  ['Ana Sol', ['Ana Sol', 'Ana Luz'], 'Ana Sol'],
  [' María José Ruiz', ['María José Ruiz'], 'María'],
])('R11.3 %s among %j is shown as %s', (name, all, calledName) => {
  expect(firstName(name, all)).toBe(calledName);
});
