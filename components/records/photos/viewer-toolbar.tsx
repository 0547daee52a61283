'use client';

import { useTranslations } from 'next-intl';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

const actions = [
  { action: 'edit', icon: 'pencil', needs: 'edit' },
  { action: 'crop', icon: 'crop', needs: 'edit' },
  { action: 'share', icon: 'send', needs: 'own' },
  { action: 'profile', icon: 'circle-user-round', needs: 'edit' },
  { action: 'remove', icon: 'trash-2', needs: 'edit' },
] as const;

export type PhotoAction = (typeof actions)[number]['action'];

interface ViewerToolbarProps {
  position: string;
  onAct: (action: PhotoAction) => void;
  onClose: () => void;
}

export function ViewerToolbar({ position, onAct, onClose }: ViewerToolbarProps) {
  const t = useTranslations('photos');
  const common = useTranslations('common');
  return (
    <div className="flex items-center gap-0.5 p-2 pt-[calc(0.5rem+env(safe-area-inset-top))]">
      <p className="tabular grow px-2 text-sm text-nowrap text-muted" aria-live="polite">
        {position}
      </p>
      {actions.map(({ action, icon, needs }) => (
        <Allowed key={action} to={needs}>
          <Button variant="ghost" size="icon" aria-label={t(action)} onClick={() => onAct(action)}>
            <Icon of={icon} />
          </Button>
        </Allowed>
      ))}
      <Button variant="ghost" size="icon" aria-label={common('close')} onClick={onClose}>
        <Icon of="x" />
      </Button>
    </div>
  );
}
