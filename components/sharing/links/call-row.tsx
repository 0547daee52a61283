import { useTranslations } from 'next-intl';
import { ContactText } from '@/components/records/pets/contact-text';
import { Icon } from '@/components/ui/icon';
import { isolate } from '@/lib/core/i18n/isolate';
import { firstNumber } from '@/lib/records/pets/phone-numbers';

interface CallRowProps {
  label: string;
  name?: string | null;
  text: string;
}

/** Contact with a call button for the first number in `text`. */
export function CallRow({ label, name, text }: CallRowProps) {
  const t = useTranslations('sharedPet');
  const number = firstNumber(text);
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 grow wrap-anywhere">
        <p className="text-sm text-muted">{label}</p>
        <p dir="auto" className="font-medium whitespace-pre-line">
          <ContactText text={text} />
        </p>
      </div>
      {number ? (
        <a
          href={`tel:${number}`}
          aria-label={t('call', { name: isolate(name ?? label) })}
          className="grid size-12 shrink-0 place-items-center rounded-full bg-danger text-on-primary print:hidden"
        >
          <Icon of="phone" className="size-5" />
        </a>
      ) : null}
    </li>
  );
}
