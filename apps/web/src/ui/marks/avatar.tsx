// A person's picture, round; the default drawing when there is none or it fails to load.
import { UserCircleIcon } from '@heroicons/react/24/solid';
import { useState } from 'react';
import classes from './avatar.module.css';

interface AvatarProps {
  readonly src: string | null;
  /** Side in pixels. */
  readonly lado: number;
}

export function Avatar({ src, lado }: AvatarProps) {
  const [fallida, setFallida] = useState<string>();
  if (src === null || src === fallida) {
    return (
      <UserCircleIcon
        className={classes.avatar}
        data-sin-imagen
        width={lado}
        height={lado}
        aria-hidden="true"
      />
    );
  }
  return (
    <img
      className={classes.avatar}
      src={src}
      width={lado}
      height={lado}
      alt=""
      onError={() => setFallida(src)}
    />
  );
}
