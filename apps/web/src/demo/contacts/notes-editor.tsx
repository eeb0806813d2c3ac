// Writes the notes. Its styles are in the stylesheet: the page's content policy takes none from a script.
import { BoldIcon, ItalicIcon, ListBulletIcon, NumberedListIcon } from '@heroicons/react/24/outline';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useTexts } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './notes-field.module.css';
import { contactTexts } from './texts.ts';

interface NotesEditorProps {
  readonly labelledBy: string;
  /** Markup, as it is when the editor opens. */
  readonly start: string;
  /** Empty when nothing is left. */
  readonly onChange: (markup: string) => void;
}

const EXTENSIONS = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    heading: false,
    horizontalRule: false,
    link: false,
    trailingNode: false,
  }),
];

// The default export is what a lazy component is loaded by.
export default function NotesEditor({ labelledBy, start, onChange }: NotesEditorProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: start,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: classes.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });
  return (
    <div className={classes.box}>
      <Bar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

function Bar({ editor }: { readonly editor: Editor }) {
  const t = useTexts(contactTexts);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
    }),
  });
  const focused = () => editor.chain().focus();
  const actions = [
    [t.bold, BoldIcon, on.bold, () => focused().toggleBold().run()],
    [t.italic, ItalicIcon, on.italic, () => focused().toggleItalic().run()],
    [t.bullets, ListBulletIcon, on.bullets, () => focused().toggleBulletList().run()],
    [t.numbers, NumberedListIcon, on.numbers, () => focused().toggleOrderedList().run()],
  ] as const;
  return (
    <div className={classes.bar}>
      {actions.map(([name, icon, isOn, act]) => (
        <IconButton key={name} size={32} label={name} icon={icon} aria-pressed={isOn} onClick={act} />
      ))}
    </div>
  );
}
