// The tags of a task, and the panel where they are put on and taken off.
import { PlusIcon, TagIcon } from '@heroicons/react/24/outline';
import { TagPanel } from '#demo/frame/tag-panel.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import { Pill } from './pill.tsx';
import { useTags } from './task-list.ts';
import classes from './task-tags.module.css';
import { taskTexts } from './texts.ts';

interface TaskTagsProps {
  readonly chosen: readonly string[];
  readonly onChange: (tags: string[]) => void;
}

export function TaskTags({ chosen, onChange }: TaskTagsProps) {
  const t = useTexts(taskTexts);
  const { tags, add, rename, remove } = useTags();
  const shown = tags.filter(({ id }) => chosen.includes(id));
  const create = async (title: string) => {
    const added = await add(title);
    if (added !== undefined) onChange([...chosen, added.id]);
  };
  return (
    <div className={classes.line}>
      {shown.length > 0 && (
        <ul className={classes.tags} aria-label={t.tags}>
          {shown.map(({ id, title }) => (
            <li key={id} className={classes.tag}>
              {title}
            </li>
          ))}
        </ul>
      )}
      <TagPanel
        tags={tags}
        chosen={chosen}
        onToggle={(id) =>
          onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
        }
        onCreate={(title) => void create(title)}
        onRename={rename}
        onDelete={(id) => void remove(id)}
      >
        <Pill icon={shown.length === 0 ? PlusIcon : TagIcon}>{shown.length === 0 ? t.addTags : t.tags}</Pill>
      </TagPanel>
    </div>
  );
}
