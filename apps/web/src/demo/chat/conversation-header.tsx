// Whose conversation it is, the way back where the list is not beside it, and what can be done with it. Muting, emptying and
// deleting are the sample's: between colleagues nothing that was said goes away.
import '@mantine/core/styles/Menu.layer.css';
import type { Chat, Contacto } from '@cuadra/contract/escritorio/chat';
import { chatCalls } from '@cuadra/demo-api/chat/calls';
import {
  ArrowLeftIcon,
  BackspaceIcon,
  EllipsisVerticalIcon,
  SpeakerWaveIcon,
  SpeakerXMarkIcon,
  TrashIcon,
  UserCircleIcon,
} from '@heroicons/react/24/outline';
import { Menu } from '@mantine/core';
import { useRef } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useGoTo } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import classes from './chat.module.css';
import type { ChatParts } from './parts.ts';
import { chatTexts } from './texts.ts';
import { mutedOf, useChatChange } from './use-chats.ts';

interface ConversationHeaderProps extends Pick<ChatParts, 'Face'> {
  /** None yet: nothing was said in it. */
  readonly chat: Chat | undefined;
  readonly contact: Contacto | undefined;
  /** Without the list beside it: it is all there is on the page. */
  readonly isAlone: boolean;
  readonly onContact: () => void;
}

export function ConversationHeader({ chat, contact, Face, isAlone, onContact }: ConversationHeaderProps) {
  const t = useTexts(chatTexts);
  const frame = useTexts(frameTexts);
  const goTo = useGoTo();
  const Title = isAlone ? 'h1' : 'h2';
  return (
    <header className={classes.header}>
      {isAlone && <IconButton label={frame.back} icon={ArrowLeftIcon} onClick={() => goTo('/apps/chat')} />}
      {contact !== undefined && <Face de={contact} lado={40} />}
      <div className={classes.who}>
        <Title className={classes.title}>{contact?.name ?? t.title}</Title>
        {contact !== undefined && <p className={classes.status}>{t.status[contact.status]}</p>}
      </div>
      {contact !== undefined && <Options chat={chat} contact={contact} onContact={onContact} />}
    </header>
  );
}

type OptionsProps = Pick<ConversationHeaderProps, 'chat' | 'onContact'> & { readonly contact: Contacto };

function Options({ chat, contact, onContact }: OptionsProps) {
  const t = useTexts(chatTexts);
  const muted = mutedOf(chat);
  const { toggleMuted, clear, remove } = useOptions(contact, muted === true);
  const button = useRef<HTMLButtonElement>(null);
  // The menu goes away with what was chosen: whoever closes what it opened comes back to the button.
  const from = (choice: () => unknown) => () => {
    button.current?.focus();
    choice();
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton ref={button} label={t.menu} icon={EllipsisVerticalIcon} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={drawn(UserCircleIcon)} onClick={from(onContact)}>
          {t.contactInfo}
        </Menu.Item>
        {muted !== undefined && (
          <>
            <Menu.Item
              leftSection={drawn(muted ? SpeakerWaveIcon : SpeakerXMarkIcon)}
              onClick={from(toggleMuted)}
            >
              {muted ? t.unmute : t.mute}
            </Menu.Item>
            <Menu.Item leftSection={drawn(BackspaceIcon)} onClick={from(clear)}>
              {t.clear}
            </Menu.Item>
            <Menu.Item leftSection={drawn(TrashIcon)} onClick={from(remove)}>
              {t.remove}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function useOptions({ id, name }: Contacto, muted: boolean) {
  const t = useTexts(chatTexts);
  const { cancel } = useTexts(frameTexts);
  const confirm = useConfirm();
  const goTo = useGoTo();
  const { mutateAsync: patch } = useChatChange(chatCalls.patch);
  const { mutateAsync: drop } = useChatChange(chatCalls.remove);
  /** Says that it is done, or that it is not. */
  const tell = (doing: Promise<unknown>, done: string) =>
    doing.then(
      () => notify(done),
      () => notify(t.notDone, 'error'),
    );
  const ask = (titulo: string, texto: string) =>
    confirm({ title: titulo, text: texto, action: titulo, cancel, danger: true });
  return {
    toggleMuted: () =>
      void tell(
        patch({ body: { id, chat: { muted: !muted } } }),
        muted ? t.nowUnmuted(name) : t.nowMuted(name),
      ),
    clear: async () => {
      if (await ask(t.clear, t.clearQuestion(name)))
        await tell(patch({ body: { id, chat: { messages: [] } } }), t.cleared);
    },
    remove: async () => {
      if (!(await ask(t.remove, t.removeQuestion(name)))) return;
      goTo('/apps/chat');
      await tell(drop({ query: { id } }), t.removed);
    },
  };
}

const drawn = (Drawing: Icon) => <Drawing width={18} height={18} aria-hidden="true" />;
