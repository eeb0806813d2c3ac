// A contact's picture, or the first letter of the name.
import { Avatar } from '#ui/marks/avatar.tsx';
import classes from './contact-photo.module.css';
import { initialOf } from './letters.ts';

interface ContactPhotoProps {
  readonly contact: { readonly name: string; readonly avatar: string | null };
  /** In pixels. */
  readonly side: number;
}

export function ContactPhoto({ contact: { name, avatar }, side }: ContactPhotoProps) {
  const initial = (
    <span
      className={classes.initial}
      style={{ width: side, height: side, fontSize: side * 0.4 }}
      aria-hidden="true"
    >
      {initialOf(name)}
    </span>
  );
  return <Avatar src={avatar} side={side} withoutImage={initial} />;
}
