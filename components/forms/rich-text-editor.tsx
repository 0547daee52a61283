'use client';

import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { RichTextToolbar } from './rich-text-toolbar';

/** Formats that the server accepts. It removes all others. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    heading: false,
    horizontalRule: false,
    link: false,
    strike: false,
    trailingNode: false,
  }),
];

interface RichTextEditorProps {
  html: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  attributes: { id: string } & Record<string, string>;
  autofocus?: boolean;
}

/** Import lazily, because it is larger than the rest of the form. */
export function RichTextEditor({ html, onChange, onBlur, attributes, autofocus }: RichTextEditorProps) {
  const lastHtml = useRef(html);
  const editor = useEditor({
    extensions,
    content: html,
    autofocus: autofocus ? 'end' : false,
    immediatelyRender: true,
    // Injected styles would need a nonce. The class below replaces them.
    injectCSS: false,
    editorProps: {
      attributes: {
        ...attributes,
        role: 'textbox',
        'aria-multiline': 'true',
        class: 'rich-text min-h-36 px-3 py-2.5 whitespace-pre-wrap outline-none',
      },
    },
    onUpdate: ({ editor: current }) => {
      lastHtml.current = current.isEmpty ? '' : current.getHTML();
      onChange(lastHtml.current);
    },
    onBlur,
  });
  useEffect(() => {
    if (html === lastHtml.current) return;
    lastHtml.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [html, editor]);
  return (
    <div className="rounded-control border border-edge bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary">
      <RichTextToolbar editor={editor} controls={attributes.id} />
      <EditorContent editor={editor} />
    </div>
  );
}
