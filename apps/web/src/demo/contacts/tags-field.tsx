// The tags of a contact: put on with the rest of the form, though the tags themselves change at once.
import { TagIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { TagPanel } from '#demo/frame/tag-panel.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import type { DraftForm } from './contact-form.tsx';
import { useContactTags, useTagChanges } from './contacts-data.ts';
import classes from './tags-field.module.css';
import { contactTexts } from './texts.ts';

export function TagsField({ form: { control, setValue, getValues } }: { readonly form: DraftForm }) {
  const t = useTexts(contactTexts);
  const tags = useContactTags();
  const chosen = useWatch({ control, name: 'tags' });
  const { create, rename, remove } = useTagChanges();
  const put = (ids: string[]) => setValue('tags', ids, { shouldDirty: true });
  const toggle = (id: string) => {
    const now = getValues('tags');
    put(now.includes(id) ? now.filter((one) => one !== id) : [...now, id]);
  };
  const add = async (title: string) => {
    const { id } = await create.mutateAsync({ body: { tag: { title } } });
    put([...getValues('tags'), id]);
  };
  const drop = (id: string) => {
    put(getValues('tags').filter((one) => one !== id));
    remove.mutate({ query: { id } });
  };
  return (
    <fieldset className={classes.tags} aria-label={t.tags}>
      {tags
        .filter(({ id }) => chosen.includes(id))
        .map(({ id, title }) => (
          <span key={id} className={classes.tag}>
            {title}
          </span>
        ))}
      <TagPanel
        tags={tags}
        chosen={chosen}
        onToggle={toggle}
        onCreate={(title) => void add(title)}
        onRename={(id, title) => rename.mutate({ body: { id, tag: { title } } })}
        onDelete={drop}
      >
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<TagIcon width={16} height={16} aria-hidden="true" />}
        >
          {t.chooseTags}
        </Button>
      </TagPanel>
    </fieldset>
  );
}
