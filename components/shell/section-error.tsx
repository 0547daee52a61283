'use client';

import { useTranslations } from 'next-intl';
import { Component, type ReactNode } from 'react';
import { reloadPage } from '@/lib/browser/page/unsaved';

type SectionErrorProps = {
  children: ReactNode;
  instead?: ReactNode;
  onFail?: () => void;
  onRetry?: () => void;
};

/** Contains the failure of one part: otherwise the error screen would replace the page, with what was typed. */
export class SectionError extends Component<SectionErrorProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onFail?.();
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render() {
    const { children, instead } = this.props;
    if (!this.state.failed) return children;
    return instead === undefined ? <Failed onRetry={this.retry} /> : instead;
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('shell.error');
  return (
    <div role="alert" className="rounded-control bg-danger-soft p-4">
      <p className="font-medium text-danger">{t('title')}</p>
      <p className="mt-1 mb-3 text-muted">{t('sectionText')}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button outlined padded" onClick={onRetry}>
          {t('retry')}
        </button>
        <button type="button" className="button padded" onClick={reloadPage}>
          {t('reload')}
        </button>
      </div>
    </div>
  );
}
