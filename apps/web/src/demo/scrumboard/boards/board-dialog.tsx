// What a board is called and who is on it: for a new one and for one that is there.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import * as calls from '@cuadra/demo-api/scrumboard/calls';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSample } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { SampleDialog } from '../sample-dialog.tsx';
import { boardTexts } from '../texts.ts';
import { useSure } from '../use-sure.ts';
import classes from './board-dialog.module.css';
import { BoardMark } from './board-icon.tsx';

export type BoardFields = Pick<calls.BoardInList, 'title' | 'description' | 'icon' | 'members'>;

interface BoardDialogProps {
  readonly heading: string;
  readonly action: string;
  readonly board: BoardFields;
  readonly onSave: (fields: BoardFields) => void;
  readonly onClose: () => void;
  /** At the left of the buttons. */
  readonly aside?: ReactNode;
}

const TITLE_MAX = 80;
const DESCRIPTION_MAX = 300;

export function BoardDialog({ heading, action, board, onSave, onClose, aside }: BoardDialogProps) {
  const t = useTexts(boardTexts);
  const words = useTexts(frameTexts);
  const isSure = useSure();
  const [fields, setFields] = useState(board);
  const [isTried, setTried] = useState(false);
  const say = (some: Partial<BoardFields>) => setFields((before) => ({ ...before, ...some }));
  const title = fields.title.trim();
  const leave = async () => {
    if (fields === board || (await isSure(t.discard, t.discardText, t.discardIt))) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title === '') return setTried(true);
    onSave({ ...fields, title, description: fields.description?.trim() || null });
  };
  return (
    <SampleDialog title={heading} width={520} onClose={() => void leave()}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <Words fields={fields} isWrong={isTried && title === ''} onSay={say} />
        <IconChoice chosen={fields.icon} onChoose={(icon) => say({ icon })} />
        <MemberChoice chosen={fields.members} onChoose={(members) => say({ members })} />
        <div className={classes.buttons}>
          {aside}
          <span className={classes.space} />
          <Button variant="default" onClick={() => void leave()}>
            {words.cancel}
          </Button>
          <Button type="submit">{action}</Button>
        </div>
      </form>
    </SampleDialog>
  );
}

interface WordsProps {
  readonly fields: BoardFields;
  readonly isWrong: boolean;
  readonly onSay: (some: Partial<BoardFields>) => void;
}

function Words({ fields, isWrong, onSay }: WordsProps) {
  const t = useTexts(boardTexts);
  const words = useTexts(frameTexts);
  return (
    <>
      <TextInput
        label={t.boardTitle}
        withAsterisk
        data-autofocus
        maxLength={TITLE_MAX}
        value={fields.title}
        error={isWrong ? words.required : undefined}
        onChange={({ currentTarget }) => onSay({ title: currentTarget.value })}
      />
      <Textarea
        label={t.boardDescription}
        rows={2}
        maxLength={DESCRIPTION_MAX}
        value={fields.description ?? ''}
        onChange={({ currentTarget }) => onSay({ description: currentTarget.value })}
      />
    </>
  );
}

interface IconChoiceProps {
  readonly chosen: calls.BoardIcon;
  readonly onChoose: (icon: calls.BoardIcon) => void;
}

function IconChoice({ chosen, onChoose }: IconChoiceProps) {
  const t = useTexts(boardTexts);
  return (
    <fieldset className={classes.group}>
      <legend>{t.icon}</legend>
      <div className={classes.icons}>
        {calls.boardIcons.map((icon) => (
          <label key={icon} className={classes.icon} title={t.icons[icon]}>
            <input
              type="radio"
              name="icon"
              aria-label={t.icons[icon]}
              checked={icon === chosen}
              onChange={() => onChoose(icon)}
            />
            <BoardMark icon={icon} side={22} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface MemberChoiceProps {
  readonly chosen: readonly calls.Member[];
  readonly onChoose: (members: readonly calls.Member[]) => void;
}

function MemberChoice({ chosen, onChoose }: MemberChoiceProps) {
  const t = useTexts(boardTexts);
  const members = useSample(calls.members, {});
  const isChosen = (member: calls.Member) => chosen.some(({ id }) => id === member.id);
  const toggle = (member: calls.Member) =>
    onChoose(isChosen(member) ? chosen.filter(({ id }) => id !== member.id) : [...chosen, member]);
  return (
    <fieldset className={classes.group}>
      <legend>{`${t.members} (${chosen.length})`}</legend>
      <div className={classes.members}>
        <LoadedSample asked={members} rows={5}>
          {(everybody) =>
            everybody.map((member) => (
              <Checkbox
                key={member.id}
                className={classes.member ?? ''}
                checked={isChosen(member)}
                onChange={() => toggle(member)}
                label={
                  <span className={classes.person}>
                    <Avatar src={member.avatar} side={24} />
                    {member.name}
                  </span>
                }
              />
            ))
          }
        </LoadedSample>
      </div>
    </fieldset>
  );
}
