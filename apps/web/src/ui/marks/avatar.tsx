// A person's picture, round; something else in its place when there is none or it fails to load.
import { UserCircleIcon } from '@heroicons/react/24/solid';
import { type ReactNode, useState } from 'react';
import classes from './avatar.module.css';

interface AvatarProps {
  readonly src: string | null;
  /** Side in pixels. */
  readonly side: number;
  /** Instead of the picture; without it, a drawing of anybody. */
  readonly withoutImage?: ReactNode;
}

export function Avatar({ src, side, withoutImage = <Anybody side={side} /> }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  if (src === null || src === failed) return withoutImage;
  return (
    <img
      className={classes.avatar}
      src={src}
      width={side}
      height={side}
      alt=""
      onError={() => setFailed(src)}
    />
  );
}

const Anybody = ({ side }: Pick<AvatarProps, 'side'>) => (
  <UserCircleIcon className={classes.avatar} data-sin-imagen width={side} height={side} aria-hidden="true" />
);
