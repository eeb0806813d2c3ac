// All the boards, and the place where a new one begins.
import * as calls from '@cuadra/demo-api/scrumboard/calls';
import { PlusIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { useSample } from '#demo/frame/call-sample.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useSampleLanguage, useTexts } from '#demo/frame/texts.ts';
import { nowMs } from '#platform/clock.ts';
import { Page } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { boardTexts } from '../texts.ts';
import { BoardMark } from './board-icon.tsx';
import classes from './boards-page.module.css';
import { MemberStack } from './member-stack.tsx';
import { NewBoardDialog } from './new-board-dialog.tsx';
import { since } from './since.ts';

export function BoardsPage() {
  const t = useTexts(boardTexts);
  const boards = useSample(calls.boards, {});
  const [isCreating, setCreating] = useState(false);
  return (
    <Page title={t.title} purpose={t.purpose}>
      <LoadedSample asked={boards} rows={6}>
        {(list) => (
          <ul className={classes.boards}>
            {list.map((board) => (
              <li key={board.id}>
                <BoardTile board={board} />
              </li>
            ))}
            <li>
              <button type="button" className={classes.new} onClick={() => setCreating(true)}>
                <PlusIcon width={32} height={32} aria-hidden="true" />
                {t.newBoard}
              </button>
            </li>
          </ul>
        )}
      </LoadedSample>
      {isCreating && <NewBoardDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

function BoardTile({ board }: { readonly board: calls.BoardInList }) {
  const t = useTexts(boardTexts);
  const language = useSampleLanguage();
  return (
    <PlainLink to={`/apps/scrumboard/${board.id}`} className={classes.tile}>
      <span className={classes.disc}>
        <BoardMark icon={board.icon} side={24} />
      </span>
      <span className={classes.title}>{board.title}</span>
      <span className={classes.description}>{board.description}</span>
      <MemberStack members={board.members} />
      <span className={classes.edited}>{t.edited(since(board.lastActivity, nowMs(), language))}</span>
    </PlainLink>
  );
}
