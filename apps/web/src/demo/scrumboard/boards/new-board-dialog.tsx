// A board that begins empty, and opens when it is made.
import * as calls from '@cuadra/demo-api/scrumboard/calls';
import { useChange } from '#demo/frame/call-sample.ts';
import { useGoTo } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { boardTexts } from '../texts.ts';
import { BoardDialog, type BoardFields } from './board-dialog.tsx';

const BLANK: BoardFields = { title: '', description: null, icon: 'columns', members: [] };

export function NewBoardDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(boardTexts);
  const goTo = useGoTo();
  const create = useChange(calls.createBoard, [calls.boards]);
  const save = (board: BoardFields) =>
    create.mutate(
      { body: { board } },
      {
        onSuccess: ({ id }) => goTo(`/apps/scrumboard/${id}`),
        onError: () => void notify(t.notSaved, 'error'),
      },
    );
  return <BoardDialog heading={t.newBoard} action={t.create} board={BLANK} onSave={save} onClose={onClose} />;
}
