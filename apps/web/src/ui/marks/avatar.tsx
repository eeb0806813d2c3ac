// A person's picture, round; something else in its place when there is none or it fails to load.
import { UserCircleIcon } from '@heroicons/react/24/solid';
import { type ReactNode, useState } from 'react';
import classes from './avatar.module.css';

interface AvatarProps {
  readonly src: string | null;
  /** Side in pixels. */
  readonly lado: number;
  /** Instead of the picture; without it, a drawing of anybody. */
  readonly sinImagen?: ReactNode;
}

export function Avatar({ src, lado, sinImagen = <Anybody lado={lado} /> }: AvatarProps) {
  const [fallida, setFallida] = useState<string>();
  if (src === null || src === fallida) return sinImagen;
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

const Anybody = ({ lado }: Pick<AvatarProps, 'lado'>) => (
  <UserCircleIcon className={classes.avatar} data-sin-imagen width={lado} height={lado} aria-hidden="true" />
);
