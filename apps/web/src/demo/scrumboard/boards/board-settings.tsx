// Changes what a board is called and who is on it, or takes it away.
import * as calls from '@cuadra/demo-api/scrumboard/calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useGoTo } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { boardTexts } from '../texts.ts';
import { useSure } from '../use-sure.ts';
import classes from './board-dialog.module.css';
import { BoardDialog, type BoardFields } from './board-dialog.tsx';

interface BoardSettingsProps {
  readonly board: calls.BoardInList;
  readonly onClose: () => void;
}

export function BoardSettings({ board, onClose }: BoardSettingsProps) {
  const t = useTexts(boardTexts);
  const words = useTexts(frameTexts);
  const isSure = useSure();
  const goTo = useGoTo();
  const patch = useChange(calls.patchBoard, [calls.board, calls.boards]);
  const remove = useChange(calls.deleteBoard, [calls.boards]);
  const onError = () => void notify(t.notSaved, 'error');
  const { id, title, description, icon, members } = board;
  const [before] = useState<BoardFields>({ title, description, icon, members });

  const save = (fields: BoardFields) =>
    patch.mutate({ body: { id, board: fields } }, { onSuccess: onClose, onError });
  const askAndRemove = async () => {
    if (!(await isSure(t.deleteBoard, t.deleteBoardText(title)))) return;
    const onSuccess = () => {
      goTo('/apps/scrumboard', { replace: true });
      void notify(t.boardDeleted);
    };
    remove.mutate({ query: { id } }, { onSuccess, onError });
  };
  return (
    <BoardDialog
      heading={t.boardSettings}
      action={words.save}
      board={before}
      onSave={save}
      onClose={onClose}
      aside={
        <Button
          variant="subtle"
          color="red"
          className={classes.delete ?? ''}
          onClick={() => void askAndRemove()}
        >
          {t.deleteBoard}
        </Button>
      }
    />
  );
}
