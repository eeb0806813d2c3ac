// The buttons over the body of a mail.
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import {
  Bars3BottomLeftIcon,
  Bars3BottomRightIcon,
  BoldIcon,
  FaceSmileIcon,
  ItalicIcon,
  LinkIcon,
  ListBulletIcon,
  NoSymbolIcon,
  NumberedListIcon,
  UnderlineIcon,
} from '@heroicons/react/24/outline';
import { Menu } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { type MouseEvent, type SVGProps, useState } from 'react';
import { IconButton } from '#ui/marks/icon-button.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { useMailTexts } from '../texts/mail-texts.ts';
import classes from './format-bar.module.css';
import { LinkBar } from './link-bar.tsx';

const PLAIN = { variant: 'subtle', color: 'gray', size: 30 } as const;

export function FormatBar({ editor }: { readonly editor: Editor }) {
  const t = useMailTexts();
  const [linking, setLinking] = useState(false);
  const on = useActive(editor);
  const chain = () => editor.chain().focus();
  const buttons: readonly (readonly [string, Icon, boolean | undefined, () => void])[] = [
    [t.format.bold, BoldIcon, on.bold, () => chain().toggleBold().run()],
    [t.format.italic, ItalicIcon, on.italic, () => chain().toggleItalic().run()],
    [t.format.underline, UnderlineIcon, on.underline, () => chain().toggleUnderline().run()],
    [t.format.left, Bars3BottomLeftIcon, on.left, () => chain().unsetTextAlign().run()],
    [t.format.center, CenterIcon, on.center, () => chain().setTextAlign('center').run()],
    [t.format.right, Bars3BottomRightIcon, on.right, () => chain().setTextAlign('right').run()],
    [t.format.bullets, ListBulletIcon, on.bullets, () => chain().toggleBulletList().run()],
    [t.format.numbers, NumberedListIcon, on.numbers, () => chain().toggleOrderedList().run()],
    [t.format.link, LinkIcon, on.link || linking, () => setLinking(!linking)],
    [
      t.format.clear,
      NoSymbolIcon,
      undefined,
      () => chain().unsetAllMarks().clearNodes().unsetTextAlign().run(),
    ],
  ];
  const close = () => {
    setLinking(false);
    editor.commands.focus();
  };
  return (
    <>
      <div className={classes.bar} role="toolbar" aria-label={t.format.toolbar}>
        {buttons.map(([name, icon, pressed, onClick]) => (
          <IconButton
            key={name}
            label={name}
            icon={icon}
            {...PLAIN}
            className={classes.button ?? ''}
            aria-pressed={pressed}
            onMouseDown={keepSelection}
            onClick={onClick}
          />
        ))}
        <EmojiMenu onChoose={(emoji) => chain().insertContent(emoji).run()} />
      </div>
      {linking && <LinkBar editor={editor} onClose={close} />}
    </>
  );
}

const useActive = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      left: !now.isActive({ textAlign: 'center' }) && !now.isActive({ textAlign: 'right' }),
      center: now.isActive({ textAlign: 'center' }),
      right: now.isActive({ textAlign: 'right' }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
    }),
  });

/** What is chosen in the text stays chosen. */
const keepSelection = (event: MouseEvent) => event.preventDefault();

function EmojiMenu({ onChoose }: { readonly onChoose: (emoji: string) => void }) {
  const t = useMailTexts();
  return (
    <Menu position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <IconButton label={t.format.emoji} icon={FaceSmileIcon} {...PLAIN} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.emojis}>
          {Object.entries(t.format.emojis).map(([emoji, name]) => (
            <Menu.Item key={emoji} aria-label={name} title={name} onClick={() => onChoose(emoji)}>
              {emoji}
            </Menu.Item>
          ))}
        </div>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Beside its two neighbours, which the set has. */
const CenterIcon = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.5} aria-hidden="true" {...props}>
    <path strokeLinecap="round" strokeLinejoin="round" d="M3.75 6.75h16.5M3.75 12h16.5M7.5 17.25h9" />
  </svg>
);
