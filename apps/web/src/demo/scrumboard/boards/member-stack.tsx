// Who is on a board: the first faces, and how many more there are.
import type { Member } from '@cuadra/demo-api/scrumboard/calls';
import { useTexts } from '#demo/frame/texts.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { boardTexts } from '../texts.ts';
import classes from './member-stack.module.css';

const FACES_MAX = 5;
const SIDE = 32;

export function MemberStack({ members }: { readonly members: readonly Member[] }) {
  const t = useTexts(boardTexts);
  const rest = members.length - FACES_MAX;
  return (
    <span className={classes.stack}>
      <span className={classes.count}>{t.people(members.length)}</span>
      {members.slice(0, FACES_MAX).map(({ id, avatar }) => (
        <span key={id} className={classes.face}>
          <Avatar src={avatar} side={SIDE} />
        </span>
      ))}
      {rest > 0 && (
        <span className={classes.rest} aria-hidden="true">
          {`+${rest}`}
        </span>
      )}
    </span>
  );
}
