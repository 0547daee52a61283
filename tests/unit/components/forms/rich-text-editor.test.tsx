import { act, screen } from '@testing-library/react';
import { RichTextEditor } from '@/components/forms/rich-text-editor';
import { inLanguage, renderInLanguage } from '@/tests/support/render-in-language';

const onChange = jest.fn();
const editor = (html: string) => (
  <RichTextEditor
    html={html}
    onChange={onChange}
    onBlur={() => undefined}
    attributes={{ id: 'notes', 'aria-label': 'Notes' }}
  />
);

test('the editor shows content set later, such as a draft', async () => {
  const { rerender } = renderInLanguage(editor('<p>As stored</p>'));
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveTextContent('As stored');
  await act(async () => rerender(inLanguage(editor('<p>As <strong>typed</strong></p>'))));
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveTextContent('As typed');
  expect(onChange).not.toHaveBeenCalled();
});
