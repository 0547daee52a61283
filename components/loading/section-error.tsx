'use client';

import { useTranslations } from 'next-intl';
import { Component, type ReactNode } from 'react';
import { isOnline } from '@/lib/browser/api/connection';
import { reloadPage } from '@/lib/browser/page/unsaved';
import { isMissingCode } from './missing-code';

type SectionErrorProps = {
  children: ReactNode;
  instead?: ReactNode;
  onFail?: () => void;
  onRetry?: () => void;
};

/** Limits a failure to one part. Otherwise the error page would replace the page and lose its input. */
export class SectionError extends Component<SectionErrorProps, { failed: boolean; isMissing: boolean }> {
  override state = { failed: false, isMissing: false };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, isMissing: error instanceof Error && isMissingCode(error) };
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
    if (instead !== undefined) return instead;
    return <FailedSection isMissing={this.state.isMissing && !isOnline()} onRetry={this.retry} />;
  }
}

interface FailedProps {
  /** True if code is missing while offline. A reload would not bring it, and could lose the page. */
  isMissing: boolean;
  onRetry: () => void;
}

function FailedSection({ isMissing, onRetry }: FailedProps) {
  const t = useTranslations('shell.error');
  return (
    <div role="alert" className="rounded-control bg-danger-soft p-4">
      <p className="font-medium text-danger">{t(isMissing ? 'missing' : 'title')}</p>
      <p className="mt-1 mb-3 text-muted">{t(isMissing ? 'missingText' : 'sectionText')}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button outlined padded" onClick={onRetry}>
          {t('retry')}
        </button>
        {isMissing ? null : (
          <button type="button" className="button padded" onClick={reloadPage}>
            {t('reload')}
          </button>
        )}
      </div>
    </div>
  );
}
