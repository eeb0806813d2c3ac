// Who one is, and the conversations: the newest first, found by the name of the other person.
import '@mantine/core/styles/VisuallyHidden.layer.css';
import type { Chat } from '@cuadra/contract/escritorio/chat';
import { SpeakerXMarkIcon } from '@heroicons/react/20/solid';
import { PencilSquareIcon } from '@heroicons/react/24/outline';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useSampleLanguage, useTexts } from '#demo/frame/texts.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { normalizeText } from '#ui/text/text-search.ts';
import classes from './chat.module.css';
import { dateInList } from './date-in-list.ts';
import type { ChatParts } from './parts.ts';
import { chatTexts } from './texts.ts';
import { mutedOf, type useChats } from './use-chats.ts';

interface ChatListColumnProps extends Pick<ChatParts, 'Face'> {
  readonly chats: ReturnType<typeof useChats>;
  readonly openId: string | undefined;
  readonly onProfile: () => void;
  readonly onNew: () => void;
}

export function ChatListColumn({ chats, openId, Face, onProfile, onNew }: ChatListColumnProps) {
  const t = useTexts(chatTexts);
  const frame = useTexts(frameTexts);
  const [query, setQuery] = useState('');
  return (
    <div className={classes.list}>
      <header className={classes.listHeader}>
        <Own onProfile={onProfile} />
        <h1 className={classes.title}>{t.title}</h1>
        <IconButton label={t.newChat} icon={PencilSquareIcon} onClick={onNew} />
      </header>
      <SearchBox
        className={classes.search}
        label={t.searchChats}
        hint={t.searchChats}
        remove={frame.clearSearch}
        value={query}
        onChange={setQuery}
      />
      <div className={classes.rows}>
        <LoadedSample asked={chats} rows={8}>
          {(all) => <Rows chats={all} query={query} openId={openId} Face={Face} />}
        </LoadedSample>
      </div>
    </div>
  );
}

function Own({ onProfile }: Pick<ChatListColumnProps, 'onProfile'>) {
  const t = useTexts(chatTexts);
  const user = useCurrentUser();
  if (user === undefined) return null;
  return (
    <button type="button" className={classes.own} aria-label={t.myProfile(user.name)} onClick={onProfile}>
      <Avatar src={user.avatar} side={40} />
    </button>
  );
}

interface RowsProps extends Pick<ChatListColumnProps, 'openId' | 'Face'> {
  readonly chats: readonly Chat[];
  readonly query: string;
}

function Rows({ chats, query, openId, Face }: RowsProps) {
  const t = useTexts(chatTexts);
  const wanted = normalizeText(query);
  const found = chats.filter(({ contact }) => normalizeText(contact.name).includes(wanted));
  if (chats.length === 0) return <EmptyState title={t.noChats} text={t.noChatsText} />;
  if (found.length === 0) return <EmptyState title={t.nobodyFound(query)} text={t.nobodyFoundText} />;
  return (
    <ul className={classes.bare} aria-label={t.chats}>
      {found.map((chat) => (
        <li key={chat.id}>
          <Row chat={chat} isOpen={chat.id === openId} Face={Face} />
        </li>
      ))}
    </ul>
  );
}

function Row({
  chat,
  isOpen,
  Face,
}: { readonly chat: Chat; readonly isOpen: boolean } & Pick<ChatParts, 'Face'>) {
  const t = useTexts(chatTexts);
  const language = useSampleLanguage();
  const { id, contact, unreadCount, lastMessage, lastMessageAt } = chat;
  return (
    <PlainLink
      to={`/apps/chat/${id}`}
      className={classes.row}
      aria-current={isOpen ? 'page' : undefined}
      data-unread={unreadCount > 0 || undefined}
    >
      <span className={classes.face}>
        <Face de={contact} lado={40} />
        {unreadCount > 0 && <span className={classes.unread} />}
      </span>
      <span className={classes.said}>
        <span className={classes.name}>{contact.name}</span>
        {lastMessage !== null && <span className={classes.last}>{lastMessage}</span>}
        {unreadCount > 0 && <VisuallyHidden>{t.unread(unreadCount)}</VisuallyHidden>}
      </span>
      <span className={classes.when}>
        {lastMessageAt !== null && (
          <time dateTime={lastMessageAt}>{dateInList(lastMessageAt, language)}</time>
        )}
        {mutedOf(chat) === true && (
          <>
            <SpeakerXMarkIcon width={16} height={16} aria-hidden="true" />
            <VisuallyHidden>{t.muted}</VisuallyHidden>
          </>
        )}
      </span>
    </PlainLink>
  );
}
