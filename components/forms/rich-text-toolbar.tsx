'use client';

import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

const actions = [
  { key: 'bold', icon: 'bold', mark: 'bold', run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  {
    key: 'italic',
    icon: 'italic',
    mark: 'italic',
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    key: 'underline',
    icon: 'underline',
    mark: 'underline',
    run: (editor: Editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    key: 'bulletList',
    icon: 'list',
    mark: 'bulletList',
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'orderedList',
    icon: 'list-ordered',
    mark: 'orderedList',
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { key: 'undo', icon: 'undo-2', mark: null, run: (editor: Editor) => editor.chain().focus().undo().run() },
  { key: 'redo', icon: 'redo-2', mark: null, run: (editor: Editor) => editor.chain().focus().redo().run() },
] as const;

export function RichTextToolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const t = useTranslations('entries.editor');
  const pressedStates = useEditorState({
    editor,
    selector: ({ editor: current }) => actions.map(({ mark }) => mark !== null && current.isActive(mark)),
  });
  return (
    <div role="toolbar" aria-label={t('toolbar')} aria-controls={controls} className="flex border-b border-line p-1">
      {actions.map(({ key, icon, mark, run }, index) => (
        <button
          key={key}
          type="button"
          aria-label={t(key)}
          title={t(key)}
          aria-pressed={mark === null ? undefined : pressedStates[index]}
          className={cn(
            'inline-grid h-11 min-w-8 max-w-11 grow place-items-center rounded-[7px] hover:bg-sunken',
            pressedStates[index] && 'bg-primary-soft text-primary',
          )}
          onClick={() => run(editor)}
        >
          <Icon of={icon} className="size-4.5" />
        </button>
      ))}
    </div>
  );
}
