// The labels of a card. What is searched for and does not exist can be created; while they are edited each is a field,
// and changes on every card.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import type { Label } from '@cuadra/demo-api/scrumboard/calls';
import { CheckIcon, PencilIcon, PlusIcon } from '@heroicons/react/24/outline';
import { Checkbox, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import type { BoardChanges } from '../board/use-board-changes.ts';
import { boardTexts } from '../texts.ts';
import { LabelEditor } from './label-editor.tsx';
import classes from './label-picker.module.css';
import { isSameTitle, matching } from './label-search.ts';

interface LabelPickerProps {
  readonly all: readonly Label[];
  readonly chosen: readonly Label[];
  readonly changes: BoardChanges;
  readonly onChoose: (labels: readonly Label[]) => void;
}

const TITLE_MAX = 30;

export function LabelPicker(props: LabelPickerProps) {
  const t = useTexts(boardTexts);
  const { all, changes } = props;
  const [isEditing, setEditing] = useState(false);
  const { text, setText, found, canCreate, isChosen, toggle, create, onKeyDown } = useLabelChoice(props);
  return (
    <fieldset className={classes.labels}>
      <legend>{t.labels}</legend>
      <div className={classes.search}>
        <TextInput
          className={classes.box ?? ''}
          aria-label={t.searchLabels}
          placeholder={t.searchLabels}
          autoComplete="off"
          maxLength={TITLE_MAX}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={isEditing ? t.endEditLabels : t.editLabels}
          icon={isEditing ? CheckIcon : PencilIcon}
          disabled={all.length === 0}
          onClick={() => setEditing(!isEditing)}
        />
      </div>
      {all.length === 0 && text === '' && <p className={classes.none}>{t.noLabels}</p>}
      <div className={classes.list}>
        {found.map((label) =>
          isEditing ? (
            <LabelEditor key={label.id} label={label} changes={changes} />
          ) : (
            <Checkbox
              key={label.id}
              label={label.title}
              checked={isChosen(label)}
              onChange={() => toggle(label)}
            />
          ),
        )}
        {canCreate && <CreateLabel title={text.trim()} onCreate={() => void create()} />}
      </div>
    </fieldset>
  );
}

/** Enter takes the first that is found, and creates it when there is none. */
function useLabelChoice({ all, chosen, changes, onChoose }: LabelPickerProps) {
  const [text, setText] = useState('');
  const found = matching(all, text);
  const canCreate = text.trim() !== '' && !all.some(({ title }) => isSameTitle(title, text));
  const isChosen = ({ id }: Label) => chosen.some((label) => label.id === id);
  const toggle = (label: Label) =>
    onChoose(isChosen(label) ? chosen.filter(({ id }) => id !== label.id) : [...chosen, label]);
  const create = async () => {
    const made = await changes.addLabel(text.trim());
    if (made === undefined) return;
    setText('');
    onChoose([...chosen, made]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first] = found;
    if (text.trim() === '') return;
    if (first !== undefined) toggle(first);
    else void create();
  };
  return { text, setText, found, canCreate, isChosen, toggle, create, onKeyDown };
}

function CreateLabel({ title, onCreate }: { readonly title: string; readonly onCreate: () => void }) {
  const t = useTexts(boardTexts);
  return (
    <button type="button" className={classes.create} onClick={onCreate}>
      <PlusIcon width={16} height={16} aria-hidden="true" />
      {t.createLabel(title)}
    </button>
  );
}
