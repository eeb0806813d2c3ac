// A card, opened over its board. What is changed is saved by itself.
import type { Board, Card } from '@cuadra/demo-api/scrumboard/calls';
import { TrashIcon } from '@heroicons/react/24/outline';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import type { BoardChanges } from '../board/use-board-changes.ts';
import { SampleDialog } from '../sample-dialog.tsx';
import { boardTexts } from '../texts.ts';
import classes from './card-dialog.module.css';
import { DueDate } from './due-date.tsx';
import { LabelPicker } from './label-picker.tsx';
import { type Draft, useCardDraft } from './use-card-draft.ts';
import { useRemoveCard } from './use-remove-card.ts';

interface CardDialogProps {
  readonly card: Card;
  readonly board: Board;
  readonly changes: BoardChanges;
  readonly onClose: () => void;
}

const WIDTH = 640;
const TITLE_MAX = 120;

export function CardDialog({ card, board, changes, onClose }: CardDialogProps) {
  const t = useTexts(boardTexts);
  const { draft, say } = useCardDraft(card, (change) => changes.saveCard(card.id, change));
  const [isPicking, setPicking] = useState(false);
  const remove = useRemoveCard(changes);
  const list = board.lists.find(({ id }) => id === card.listId);
  const askAndRemove = async () => {
    if (await remove(card)) onClose();
  };
  return (
    <SampleDialog title={t.card} width={WIDTH} held={isPicking} closesOutside onClose={onClose}>
      <div className={classes.card}>
        <p className={classes.where}>{t.inList(list?.title ?? '')}</p>
        <Words draft={draft} onSay={say} />
        <DueDate
          day={draft.dueDate}
          isOpen={isPicking}
          onOpen={setPicking}
          onChange={(dueDate) => say({ dueDate })}
        />
        <LabelPicker
          all={board.labels}
          chosen={draft.labels}
          changes={changes}
          onChoose={(labels) => say({ labels })}
        />
        <div className={classes.foot}>
          <Button
            variant="subtle"
            color="red"
            className={classes.delete ?? ''}
            leftSection={<TrashIcon width={18} height={18} aria-hidden="true" />}
            onClick={() => void askAndRemove()}
          >
            {t.deleteCard}
          </Button>
          <span className={classes.saved}>{t.savedAlone}</span>
        </div>
      </div>
    </SampleDialog>
  );
}

interface WordsProps {
  readonly draft: Draft;
  readonly onSay: (some: Partial<Draft>) => void;
}

function Words({ draft, onSay }: WordsProps) {
  const t = useTexts(boardTexts);
  const words = useTexts(frameTexts);
  return (
    <>
      <TextInput
        label={t.cardTitle}
        withAsterisk
        data-autofocus
        autoComplete="off"
        maxLength={TITLE_MAX}
        value={draft.title}
        error={draft.title.trim() === '' ? words.required : undefined}
        onChange={({ currentTarget }) => onSay({ title: currentTarget.value })}
      />
      <Textarea
        label={t.description}
        rows={4}
        value={draft.description ?? ''}
        onChange={({ currentTarget }) => onSay({ description: currentTarget.value })}
      />
    </>
  );
}
