import { findPhoneNumbers } from '@/lib/records/pets/phone-numbers';

export function ContactText({ text }: { text: string }) {
  let at = 0;
  return findPhoneNumbers(text).map((part) => {
    const key = at;
    at += part.text.length;
    if (!part.call) return part.text;
    return (
      <a key={key} href={`tel:${part.call}`} className="phone-number">
        {part.text}
      </a>
    );
  });
}
