// Folders and files, one folder at a time, and the details of one of them in a drawer. All of its addresses are one
// route, so that the list stays while the drawer comes and goes.
import { type FolderListing, fileCalls, ROOT } from '@cuadra/demo-api/file-manager/calls';
import { useEffect } from 'react';
import { useSample } from '#demo/frame/call-sample.ts';
import { DrawerPage } from '#demo/frame/drawer-page.tsx';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useGoTo } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useIsAsking } from '#ui/dialogs/confirm.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { Details } from './details.tsx';
import { addressOf, type Place, usePlace } from './file-address.ts';
import { Header } from './header.tsx';
import { ItemGrid } from './item-grid.tsx';
import { namesIn } from './names-in.ts';
import classes from './page.module.css';
import { fileTexts } from './texts.ts';

const DRAWER = 400;
const SKELETON = 6;

export function Page() {
  const t = useTexts(fileTexts);
  const goTo = useGoTo();
  const place = usePlace();
  const { folderId, detailId } = place ?? { folderId: null };
  const asked = useSample(fileCalls.list, { query: { folderId: folderId ?? ROOT } });
  const listing = asked.data ?? undefined;
  const item = [...(listing?.folders ?? []), ...(listing?.files ?? [])].find(({ id }) => id === detailId);
  const held = useIsAsking();
  const close = () => goTo(addressOf({ folderId }));
  useLostPlace(place, asked.isPlaceholderData ? undefined : asked.data, item !== undefined);
  return (
    <Header folderId={folderId} listing={listing}>
      <DrawerPage
        width={DRAWER}
        besideFrom="xl"
        label={item === undefined ? t.title : t.details(item.name)}
        held={held}
        onClose={close}
        drawer={
          item && <Details key={item.id} item={item} others={namesIn(listing, item.id)} onClose={close} />
        }
      >
        <LoadedSample asked={asked} rows={SKELETON}>
          {(found) => found !== null && <Contents listing={found} chosenId={detailId} />}
        </LoadedSample>
      </DrawerPage>
    </Header>
  );
}

interface ContentsProps {
  readonly listing: FolderListing;
  readonly chosenId: string | undefined;
}

function Contents({ listing: { folders, files }, chosenId }: ContentsProps) {
  const t = useTexts(fileTexts);
  if (folders.length + files.length === 0) return <EmptyState title={t.empty} text={t.emptyText} />;
  return (
    <div className={classes.contents}>
      <ItemGrid title={t.folders} items={folders} chosenId={chosenId} />
      <ItemGrid title={t.files} items={files} chosenId={chosenId} />
    </div>
  );
}

/** An address of something that is not there says so, and leads to what is. */
function useLostPlace(
  place: Place | undefined,
  listing: FolderListing | null | undefined,
  hasItem: boolean,
): void {
  const goTo = useGoTo();
  const { notHere } = useTexts(frameTexts);
  const isLost = place === undefined || listing === null;
  const isDetailLost = !isLost && listing !== undefined && place.detailId !== undefined && !hasItem;
  const instead = isDetailLost ? addressOf({ folderId: place.folderId }) : addressOf({ folderId: null });
  useEffect(() => {
    if (!isLost && !isDetailLost) return;
    void notify(notHere, 'info');
    goTo(instead, { replace: true });
  }, [isLost, isDetailLost, instead, goTo, notHere]);
}
