// The tags of a product, chosen in place: what is typed searches, and creates what there is not. In edit mode each tag is
// a field of its own.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { inventoryCalls, type ProductTag } from '@cuadra/demo-api/inventory/calls';
import { CheckIcon, PencilSquareIcon, PlusIcon } from '@heroicons/react/24/outline';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChange, useSample } from '#demo/frame/call-sample.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './tag-box.module.css';
import { TagRow } from './tag-row.tsx';
import { isSameTitle, TAG_TITLE_MAX, tagsLike } from './tag-search.ts';
import { inventoryTexts } from './texts.ts';

interface TagBoxProps {
  /** The ids of those it has. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** There is no such tag any more, on any product. */
  readonly onGone: (id: string) => void;
}

export function TagBox({ chosen, onChange, onGone }: TagBoxProps) {
  const { tags: t, form } = useTexts(inventoryTexts);
  const box = useTagBox(chosen, onChange);
  const { tags, title, editing, failed } = box;
  return (
    <fieldset className={classes.box}>
      <legend className={classes.legend}>{form.tags}</legend>
      <div className={classes.search}>
        <TextInput
          aria-label={t.search}
          placeholder={t.search}
          maxLength={TAG_TITLE_MAX}
          autoComplete="off"
          value={box.written}
          onChange={({ currentTarget }) => box.write(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It chooses; it does not send the form.
            event.preventDefault();
            box.enter();
          }}
        />
        <IconButton
          label={editing ? t.done : t.edit}
          icon={editing ? CheckIcon : PencilSquareIcon}
          aria-pressed={editing}
          onClick={box.toggleEditing}
        />
      </div>
      <TagList box={box} chosen={chosen} onGone={onGone} />
      {tags.length === 0 && title === '' && <p className={classes.note}>{t.none}</p>}
      {failed && (
        <p className={classes.error} role="alert">
          {t.failed}
        </p>
      )}
    </fieldset>
  );
}

interface TagListProps extends Pick<TagBoxProps, 'chosen' | 'onGone'> {
  readonly box: ReturnType<typeof useTagBox>;
}

function TagList({ box, chosen, onGone }: TagListProps) {
  const { tags: t } = useTexts(inventoryTexts);
  const { tags, found, title, isNew, editing } = box;
  return (
    <ul className={classes.list} aria-label={t.list}>
      {(editing ? tags : found).map((tag) => (
        <li key={tag.id}>
          {editing ? (
            <TagRow tag={tag} tags={tags} onFail={box.fail} onGone={() => onGone(tag.id)} />
          ) : (
            <Checkbox
              className={classes.choice ?? ''}
              label={tag.title}
              checked={chosen.includes(tag.id)}
              onChange={() => box.toggle(tag)}
            />
          )}
        </li>
      ))}
      {isNew && (
        <li>
          <button type="button" className={classes.create} onClick={() => void box.create()}>
            <PlusIcon width={16} height={16} aria-hidden="true" />
            {t.create(title)}
          </button>
        </li>
      )}
    </ul>
  );
}

function useTagBox(chosen: readonly string[], onChange: (chosen: readonly string[]) => void) {
  const { data: tags = [] } = useSample(inventoryCalls.tags, {});
  const [written, write] = useState('');
  const [editing, setEditing] = useState(false);
  const [failed, fail] = useState(false);
  const add = useChange(inventoryCalls.addTag, [inventoryCalls.tags]);
  const title = written.trim();
  const found = tagsLike(tags, title);
  const isNew = title !== '' && !tags.some((tag) => isSameTitle(tag.title, title));
  const toggle = ({ id }: ProductTag) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const create = async () => {
    if (add.isPending) return;
    fail(false);
    try {
      const created = await add.mutateAsync({ body: { tag: { title } } });
      onChange([...chosen, created.id]);
      write('');
    } catch {
      fail(true);
    }
  };
  /** The first that is found; what there is not is created. */
  const enter = () => {
    const [first] = found;
    if (title === '') return;
    if (first === undefined) void create();
    else toggle(first);
  };
  const toggleEditing = () => {
    write('');
    setEditing(!editing);
  };
  return {
    tags,
    found,
    written,
    title,
    isNew,
    editing,
    failed,
    write,
    fail,
    toggle,
    create,
    enter,
    toggleEditing,
  };
}
