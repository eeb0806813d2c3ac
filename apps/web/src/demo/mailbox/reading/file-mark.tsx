import type { Attachment } from '@cuadra/demo-api/mailbox/calls';
import classes from './file-mark.module.css';

/** Its picture, or the last letters of its name. */
export function FileMark({ file: { preview, name } }: { readonly file: Attachment }) {
  if (preview !== null)
    return <img className={classes.picture} src={preview} width={40} height={40} alt="" />;
  return (
    <span className={classes.kind} aria-hidden="true">
      {kindOf(name)}
    </span>
  );
}

const LETTERS_MAX = 4;

const kindOf = (name: string): string =>
  (name.includes('.') ? (name.split('.').at(-1) ?? '') : '').slice(0, LETTERS_MAX).toUpperCase();
