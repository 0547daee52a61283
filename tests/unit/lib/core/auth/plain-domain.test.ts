import { withPlainDomain } from '@/lib/core/auth/plain-domain';

test.each([
  ['info@sunnyvets.com', 'info@sunnyvets.com'],
  ['recepción@clínica-niño.es', 'recepción@clínica-niño.es'],
  ['praxis@müller.ÖBB.at', 'praxis@müller.ÖBB.at'],
  ['praxis@mu\u0308ller.de', 'praxis@mu\u0308ller.de'],
  ['info@v\u0435t.com', 'info@xn--vt-nlc.com'],
  ['praxis@xn--mller-kva.de', 'praxis@müller.de'],
  ['praxis@XN--MLLER-KVA.de', 'praxis@müller.de'],
  ['info@xn--vt-nlc.com', 'info@xn--vt-nlc.com'],
  ['info@xn--zzzzzzzz.de', 'info@xn--zzzzzzzz.de'],
  ['info@clin\u0131c.com', 'info@xn--clinc-q4a.com'],
  ['info@\u0441\u043e\u0441\u043e.com', 'info@xn--n1aahb.com'],
])('R13.3 %s is shown as %s', (address, shownAddress) => expect(withPlainDomain(address)).toBe(shownAddress));
