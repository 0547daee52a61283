import { proposalsMail } from '@/lib/sharing/proposals/mail';

test.each([
  ['en', 'Someone has looked at', 'Vet Sol has looked at'],
  ['es', 'Alguien ha respondido sobre 2 datos', 'Vet Sol ha respondido sobre 2 datos'],
] as const)(
  'R13.3 an answer in %s without a plain name comes from “somebody”',
  async (locale, unnamedText, namedText) => {
    const about = { locale, pet: { id: 'p1', name: 'Luna' }, through: null, count: 2 };
    const textOf = async (name: string, clinic: string | null) =>
      (await proposalsMail({ ...about, name, clinic })).text;

    expect(await textOf('eve@evil.example', null)).toContain(unnamedText);
    expect(await textOf('eve@evil.example', 'evil.example/x')).toContain(unnamedText);
    expect(await textOf('eve@evil.example', 'Vet Sol')).toContain(namedText);
  },
);
