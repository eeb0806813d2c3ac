// The pictures of a product, one at a time, and the ways to bring one more and to take one away.
import { ChevronLeftIcon, ChevronRightIcon, PhotoIcon, TrashIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './picture-carousel.module.css';
import { inventoryTexts } from './texts.ts';

interface PictureCarouselProps {
  readonly name: string;
  readonly pictures: readonly string[];
  readonly onChange: (pictures: readonly string[]) => void;
}

export function PictureCarousel({ name, pictures, onChange }: PictureCarouselProps) {
  const { pictures: t } = useTexts(inventoryTexts);
  const [wanted, setWanted] = useState(0);
  const place = Math.min(wanted, Math.max(0, pictures.length - 1));
  const total = pictures.length;
  const shown = pictures[place];
  const step = (by: number) => setWanted((place + by + total) % total);
  const add = (picture: string) => {
    onChange([...pictures, picture]);
    setWanted(total);
  };
  return (
    <div className={classes.carousel}>
      <div className={classes.frame}>
        {shown === undefined ? (
          <span className={classes.none}>
            <PhotoIcon width={32} height={32} aria-hidden="true" />
            {t.none}
          </span>
        ) : (
          <img className={classes.picture} src={shown} alt={t.alt(name, place + 1, total)} />
        )}
      </div>
      {total > 0 && <Steps place={place} total={total} onStep={step} />}
      <AddPicture onPicture={add}>
        {shown !== undefined && (
          <IconButton
            size="md"
            label={t.remove}
            icon={TrashIcon}
            onClick={() => onChange(pictures.filter((_, index) => index !== place))}
          />
        )}
      </AddPicture>
    </div>
  );
}

interface StepsProps {
  readonly place: number;
  readonly total: number;
  readonly onStep: (by: number) => void;
}

function Steps({ place, total, onStep }: StepsProps) {
  const { pictures: t } = useTexts(inventoryTexts);
  const alone = total === 1;
  return (
    <div className={classes.steps}>
      <IconButton
        size="md"
        label={t.previous}
        icon={ChevronLeftIcon}
        disabled={alone}
        onClick={() => onStep(-1)}
      />
      <span className={classes.place} role="status">
        {t.place(place + 1, total)}
      </span>
      <IconButton
        size="md"
        label={t.next}
        icon={ChevronRightIcon}
        disabled={alone}
        onClick={() => onStep(1)}
      />
    </div>
  );
}

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MOST_BYTES = 2 * 1024 * 1024;

interface AddPictureProps {
  readonly onPicture: (picture: string) => void;
  /** Beside its button. */
  readonly children: ReactNode;
}

function AddPicture({ onPicture, children }: AddPictureProps) {
  const { pictures: t } = useTexts(inventoryTexts);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const take = async (file: File) => {
    setError(undefined);
    if (!TYPES.includes(file.type)) return setError(t.notPicture);
    if (file.size > MOST_BYTES) return setError(t.tooBig);
    try {
      onPicture(await dataUrlOf(file));
    } catch {
      setError(t.unreadable);
    }
  };
  return (
    <>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="xs"
          aria-describedby={error === undefined ? undefined : errorId}
          onClick={() => input.current?.click()}
        >
          {t.add}
        </Button>
        {children}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t.add}
        accept={TYPES.join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // So that the same one can be chosen again.
          currentTarget.value = '';
          if (file !== undefined) void take(file);
        }}
      />
      {error !== undefined && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
