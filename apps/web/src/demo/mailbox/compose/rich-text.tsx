// The body of a mail, with its format. Alignment is an attribute of ours: the page takes no styles from markup.
import { TextAlign } from '@tiptap/extension-text-align';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import bodyClasses from '../reading/mail-body.module.css';
import { useMailTexts } from '../texts/mail-texts.ts';
import { FormatBar } from './format-bar.tsx';
import classes from './rich-text.module.css';

interface RichTextProps {
  /** A dialog gives it the keyboard when it opens. */
  readonly first: boolean;
  /** What it begins with; from then on it is the editor's. */
  readonly content: string;
  /** Empty when nothing is written. */
  readonly onChange: (content: string) => void;
}

const Alignment = TextAlign.extend({
  addGlobalAttributes() {
    const attribute = {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('data-align'),
      renderHTML: ({ textAlign }: Record<string, unknown>) =>
        typeof textAlign === 'string' ? { 'data-align': textAlign } : {},
    };
    return [{ types: this.options.types, attributes: { textAlign: attribute } }];
  },
});

const EXTENSIONS = [
  StarterKit.configure({
    heading: false,
    codeBlock: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['mailto'] },
  }),
  Alignment.configure({ types: ['paragraph'], alignments: ['left', 'center', 'right'] }),
];

export function RichText({ first, content, onChange }: RichTextProps) {
  const t = useMailTexts();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t.compose.body,
        ...(first ? { 'data-autofocus': 'true' } : {}),
        class: `${bodyClasses.body} ${classes.text}`,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <div className={classes.editor}>
      <FormatBar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
