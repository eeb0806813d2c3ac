// Something that is read, with a pencil that lets it be written. The keyboard returns to the pencil.
import { PencilSquareIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './details.module.css';
import { WriteForm, type WriteFormProps } from './write-form.tsx';

interface EditInPlaceProps extends Omit<WriteFormProps, 'onEnd'> {
  /** The name of the pencil. */
  readonly pencil: string;
  readonly children: ReactNode;
}

export function EditInPlace({ pencil, children, ...form }: EditInPlaceProps) {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (editing) return <WriteForm {...form} onEnd={() => setEditing(false)} />;
  return (
    <div className={classes.line}>
      {children}
      <IconButton
        ref={button}
        size="md"
        label={pencil}
        icon={PencilSquareIcon}
        onClick={() => setEditing(true)}
      />
    </div>
  );
}
