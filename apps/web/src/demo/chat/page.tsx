// The chat as a screen of its own: the conversations on the left, the open one beside them; on a phone, one or the other.
import type { Contacto } from '@cuadra/contract/escritorio/chat';
import { ChatBubbleLeftRightIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { useGoTo, useSampleParams } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import classes from './chat.module.css';
import { ChatListColumn } from './chat-list-column.tsx';
import { ContactDrawer } from './contact-drawer.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { NewChatDrawer } from './new-chat-drawer.tsx';
import type { ChatParts } from './parts.ts';
import { ProfileDrawer } from './profile-drawer.tsx';
import { chatTexts } from './texts.ts';
import { useChats, useOpenContact } from './use-chats.ts';

type OpenDrawer = 'profile' | 'new' | 'contact' | undefined;

export function Page({ Conversation, Face }: ChatParts) {
  const t = useTexts(chatTexts);
  const { id } = useSampleParams();
  const isWide = useAtLeast('lg');
  const [drawer, setDrawer] = useState<OpenDrawer>();
  const chats = useChats(id);
  const open = chats.data?.find((chat) => chat.id === id);
  const contact = useOpenContact(id, chats.data);
  return (
    <div className={classes.chat}>
      {(isWide || id === undefined) && (
        <ChatListColumn
          chats={chats}
          openId={id}
          Face={Face}
          onProfile={() => setDrawer('profile')}
          onNew={() => setDrawer('new')}
        />
      )}
      {id !== undefined && (
        <section className={classes.conversation} aria-label={contact?.name ?? t.title}>
          <ConversationHeader
            chat={open}
            contact={contact}
            Face={Face}
            isAlone={!isWide}
            onContact={() => setDrawer('contact')}
          />
          <Conversation key={id} id={id} resumen={open} />
        </section>
      )}
      {isWide && id === undefined && (
        <div className={classes.nothing}>
          <ChatBubbleLeftRightIcon width={96} height={96} aria-hidden="true" />
          <p>{t.chooseOne}</p>
        </div>
      )}
      <Drawers open={drawer} contact={contact} Face={Face} onClose={() => setDrawer(undefined)} />
    </div>
  );
}

interface DrawersProps extends Pick<ChatParts, 'Face'> {
  readonly open: OpenDrawer;
  readonly contact: Contacto | undefined;
  readonly onClose: () => void;
}

function Drawers({ open, contact, Face, onClose }: DrawersProps) {
  const goTo = useGoTo();
  if (open === 'profile') return <ProfileDrawer onClose={onClose} />;
  if (open === 'contact' && contact !== undefined)
    return <ContactDrawer contact={contact} Face={Face} onClose={onClose} />;
  if (open !== 'new') return null;
  const choose = (contactId: string) => {
    onClose();
    goTo(`/apps/chat/${contactId}`);
  };
  return <NewChatDrawer Face={Face} onClose={onClose} onChoose={choose} />;
}
