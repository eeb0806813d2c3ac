// The mailbox: its places at the left, the mails of one of them, and the one that is being read.
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Drawer } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useMenuMark } from '#demo/frame/menu-mark.ts';
import { useGoTo, useSampleParams } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useTopMargin } from '#ui/tables/top-margin.ts';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { ComposeDialog } from './compose/compose-dialog.tsx';
import { blankWriting, type Writing } from './compose/writing.ts';
import { MailSettingsPage } from './labels/mail-settings.tsx';
import { placeTitle } from './mail-words.ts';
import { type Shelves, useShelves } from './mailbox-data.ts';
import { Mails } from './mails.tsx';
import classes from './page.module.css';
import { addressIn, addressOf, INBOX, type MailAddress } from './place.ts';
import { Sidebar } from './sidebar.tsx';
import { useMailTexts } from './texts/mail-texts.ts';

export function Page() {
  const frame = useRef<HTMLDivElement>(null);
  const above = useTopMargin(frame);
  return (
    <div ref={frame} className={classes.mailbox} style={below(above)}>
      <LoadedSample asked={useShelves()} rows={12}>
        {(shelves) => <Mailbox shelves={shelves} />}
      </LoadedSample>
    </div>
  );
}

const below = (pixels: number): CSSProperties & { readonly '--above': string } => ({
  '--above': `${pixels}px`,
});

function Mailbox({ shelves }: { readonly shelves: Shelves }) {
  const address = useAddress(shelves);
  const [writing, setWriting] = useState<Writing>();
  // Open as long as one stays where it was opened.
  const here = useLocation({ select: ({ state }) => state.__TSR_key });
  const [menuAt, setMenuAt] = useState<string>();
  const closeMenu = () => setMenuAt(undefined);
  const beside = useAtLeast('md');
  const inbox = shelves.folders.find(({ slug }) => slug === INBOX.name)?.count ?? 0;
  useMenuMark('apps.mailbox', inbox === 0 ? {} : { badge: { title: String(inbox) } });
  const compose = () => {
    closeMenu();
    setWriting(blankWriting);
  };
  const openMenu = beside ? undefined : () => setMenuAt(here);
  const sidebar = <Sidebar shelves={shelves} address={address} onCompose={compose} />;
  return (
    <>
      {beside ? (
        sidebar
      ) : (
        <MenuDrawer opened={menuAt !== undefined && menuAt === here} onClose={closeMenu}>
          {sidebar}
        </MenuDrawer>
      )}
      {address?.shows === 'mails' && (
        <Mails
          shelves={shelves}
          address={address}
          onWrite={setWriting}
          onCompose={compose}
          onMenu={openMenu}
        />
      )}
      {address?.shows === 'settings' && <MailSettingsPage shelves={shelves} onMenu={openMenu} />}
      {writing !== undefined && <ComposeDialog writing={writing} onClose={() => setWriting(undefined)} />}
    </>
  );
}

/** Elsewhere, one is sent to the inbox; told so, unless no place was asked for. */
function useAddress(shelves: Shelves): MailAddress | undefined {
  const t = useMailTexts();
  const { notHere } = useTexts(frameTexts);
  const goTo = useGoTo();
  const { _splat: rest = '' } = useSampleParams();
  const address = addressIn(rest);
  const known =
    address !== undefined &&
    (address.shows === 'settings' || placeTitle(address.place, shelves, t) !== undefined);
  useEffect(() => {
    if (known) return;
    if (rest !== '') void notify(notHere, 'info');
    goTo(addressOf(INBOX), { replace: true });
  }, [known, rest, notHere, goTo]);
  return known ? address : undefined;
}

interface MenuDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function MenuDrawer({ opened, onClose, children }: MenuDrawerProps) {
  const t = useMailTexts();
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="left" size={288}>
      <Drawer.Overlay backgroundOpacity={0.4} />
      <Drawer.Content aria-label={t.title}>{children}</Drawer.Content>
    </Drawer.Root>
  );
}
