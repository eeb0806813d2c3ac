// One board: its lists side by side, and the opened card over them. The card is a part of the address below the board's,
// so that the board stays where it is.
import * as calls from '@cuadra/demo-api/scrumboard/calls';
import { Cog6ToothIcon, ViewColumnsIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSample } from '#demo/frame/call-sample.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useGoTo, useSampleParams } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { Page } from '#ui/page/page.tsx';
import { BoardSettings } from '../boards/board-settings.tsx';
import { CardDialog } from '../card/card-dialog.tsx';
import { cardOf } from '../drag/arrangement.ts';
import { boardTexts } from '../texts.ts';
import { BoardLists } from './board-lists.tsx';
import { NotHere } from './not-here.tsx';
import { useBoardChanges } from './use-board-changes.ts';

export function BoardPage() {
  const t = useTexts(boardTexts);
  const { boardId = '' } = useSampleParams();
  const { data, isPlaceholderData, ...asked } = useSample(calls.board, { query: { id: boardId } });
  const board = isPlaceholderData ? undefined : data;
  if (board !== undefined && board !== null) return <OpenedBoard key={boardId} board={board} />;
  if (board === null) return <NotHere backTo="/apps/scrumboard" />;
  return (
    <Page title={t.title}>
      <LoadedSample asked={{ ...asked, data: board }} rows={6}>
        {() => null}
      </LoadedSample>
    </Page>
  );
}

function OpenedBoard({ board }: { readonly board: calls.Board }) {
  const t = useTexts(boardTexts);
  const goTo = useGoTo();
  const { cardId } = useSampleParams();
  const changes = useBoardChanges(board);
  const [isSettling, setSettling] = useState(false);
  const actions = (
    <>
      <Button
        variant="default"
        leftSection={<ViewColumnsIcon {...ICON} />}
        onClick={() => goTo('/apps/scrumboard')}
      >
        {t.boards}
      </Button>
      <Button variant="default" leftSection={<Cog6ToothIcon {...ICON} />} onClick={() => setSettling(true)}>
        {t.settings}
      </Button>
    </>
  );
  return (
    <Page title={board.title} actions={actions}>
      <BoardLists board={board} changes={changes} />
      {isSettling && <BoardSettings board={board} onClose={() => setSettling(false)} />}
      {cardId !== undefined && (
        <OpenedCard
          key={cardId}
          board={board}
          cardId={cardId}
          changes={changes}
          onClose={() => goTo(addressOf(board))}
        />
      )}
    </Page>
  );
}

const ICON = { width: 18, height: 18, 'aria-hidden': true } as const;

type OpenedCardProps = Omit<Parameters<typeof CardDialog>[0], 'card'> & { readonly cardId: string };

function OpenedCard({ cardId, ...props }: OpenedCardProps) {
  const card = cardOf(props.board.lists, cardId);
  const [wasThere] = useState(card !== undefined);
  if (card !== undefined) return <CardDialog card={card} {...props} />;
  // Deleted from its own dialog, which is on its way out.
  return wasThere ? null : <NotHere backTo={addressOf(props.board)} />;
}

const addressOf = ({ id }: calls.Board): string => `/apps/scrumboard/${id}`;
