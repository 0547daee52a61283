import { deliverableAddress } from '@/lib/core/mail/mail-address';

test.each([
  ['Ana@Müller.de', 'Ana@xn--mller-kva.de'],
  ['Ana@example.com', 'Ana@example.com'],
  ['ana@xn--mller-kva.de', 'ana@xn--mller-kva.de'],
  ['ana@xn--zzzzzzzz.de', 'ana@xn--zzzzzzzz.de'],
])('R6.11 mail to %j goes to %j', (address, deliveredAddress) => {
  expect(deliverableAddress(address)).toBe(deliveredAddress);
});
