import { IntentLink } from '@/components/loading/intent-link';
import { Stamp } from '@/components/ornaments/stamp';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Invitation } from './booklet-data';

export function FirstStamp({ first: { text, link } }: { first: Invitation }) {
  return (
    <div className="booklet-first">
      <div>
        <p>{text}</p>
        {link ? (
          <Button asChild variant="soft">
            <IntentLink href={link.href}>
              <Icon of="camera" />
              {link.text}
            </IntentLink>
          </Button>
        ) : null}
      </div>
      <Stamp shape="circle" state="blank" title="?" word="" name="" tilt={8} size={92} />
    </div>
  );
}
