// Where the chosen words lead.
import { Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMailTexts } from '../texts/mail-texts.ts';
import classes from './format-bar.module.css';

interface LinkBarProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

export function LinkBar({ editor, onClose }: LinkBarProps) {
  const t = useMailTexts();
  const [typed, setTyped] = useState<string>(() => editor.getAttributes('link').href ?? '');
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const apply = () => {
    const href = wholeLink(typed);
    if (href === undefined) return setWrong(true);
    putLink(editor, href);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onClose();
  };
  return (
    <div className={classes.link}>
      <TextInput
        ref={field}
        aria-label={t.format.linkAddress}
        placeholder={t.format.linkHint}
        type="url"
        autoComplete="off"
        // Escape closes this, and not the dialog around it.
        data-mantine-stop-propagation="true"
        error={wrong && t.format.linkBad}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={onKeyDown}
      />
      <Button variant="default" onClick={apply}>
        {t.format.linkApply}
      </Button>
      {editor.isActive('link') && (
        <Button variant="subtle" color="gray" onClick={() => dropLink(editor, onClose)}>
          {t.format.linkRemove}
        </Button>
      )}
    </div>
  );
}

function dropLink(editor: Editor, after: () => void): void {
  editor.chain().focus().extendMarkRange('link').unsetLink().run();
  after();
}

/** With nothing chosen, the address itself is what is written. */
function putLink(editor: Editor, href: string): void {
  if (editor.state.selection.empty && !editor.isActive('link'))
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run();
  else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
}

/** Undefined when it leads nowhere that a mail may lead. */
function wholeLink(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  if (protocol === 'mailto:') return address;
  return ['http:', 'https:'].includes(protocol) && hostname.includes('.') ? address : undefined;
}
