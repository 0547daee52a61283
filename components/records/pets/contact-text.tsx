import { findPhoneNumbers, type TextPart } from '@/lib/records/pets/phone-numbers';

export function ContactText({ text }: { text: string }) {
  return <PhoneText parts={findPhoneNumbers(text)} />;
}

export function PhoneText({ parts }: { parts: readonly TextPart[] }) {
  let at = 0;
  return parts.map((part) => {
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
