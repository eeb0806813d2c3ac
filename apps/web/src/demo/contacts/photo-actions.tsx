// Changes or removes a contact's picture, at once.
import { CameraIcon, TrashIcon } from '@heroicons/react/24/outline';
import { useRef, useState } from 'react';
import { useTexts } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { useContactChanges } from './contacts-data.ts';
import classes from './photo-actions.module.css';
import { contactTexts } from './texts.ts';

const KINDS = ['image/jpeg', 'image/png'];
const BYTES_MAX = 2 * 1024 * 1024;

interface PhotoActionsProps {
  readonly id: string;
  readonly hasPhoto: boolean;
}

export function PhotoActions({ id, hasPhoto }: PhotoActionsProps) {
  const t = useTexts(contactTexts);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLButtonElement>(null);
  const { upload, remove, error } = usePhoto(id);
  const take = () => {
    // The button that was pressed goes away.
    camera.current?.focus();
    remove();
  };
  return (
    <>
      <div className={classes.actions}>
        <input
          ref={input}
          type="file"
          accept={KINDS.join(',')}
          hidden
          onChange={({ currentTarget }) => {
            upload(currentTarget.files?.[0]);
            // So that the same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        <IconButton
          ref={camera}
          variant="default"
          label={t.uploadPhoto}
          icon={CameraIcon}
          onClick={() => input.current?.click()}
        />
        {hasPhoto && <IconButton variant="default" label={t.removePhoto} icon={TrashIcon} onClick={take} />}
      </div>
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}

function usePhoto(id: string) {
  const t = useTexts(contactTexts);
  const { save, avatar } = useContactChanges();
  const [error, setError] = useState<string>();
  const attempt = async (change: () => Promise<unknown>, done: string) => {
    setError(undefined);
    try {
      await change();
      void notify(done);
    } catch {
      setError(t.failedPhoto);
    }
  };
  const upload = (file: File | undefined) => {
    if (file === undefined) return;
    if (!KINDS.includes(file.type)) return setError(t.badPhoto);
    if (file.size > BYTES_MAX) return setError(t.bigPhoto);
    void attempt(() => avatar.mutateAsync({ form: { id, avatar: file } }), t.photoSaved);
  };
  const remove = () =>
    void attempt(() => save.mutateAsync({ body: { id, contact: { avatar: null } } }), t.photoRemoved);
  return { upload, remove, error };
}
