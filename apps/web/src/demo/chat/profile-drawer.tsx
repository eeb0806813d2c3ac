// Who one is in the chat. What the sample says about its person is shown to that person only.
import { chatCalls } from '@cuadra/demo-api/chat/calls';
import { useSample } from '#demo/frame/call-sample.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './chat.module.css';
import { Over } from './over.tsx';
import { chatTexts } from './texts.ts';

export function ProfileDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(chatTexts);
  const user = useCurrentUser();
  const { data: profile } = useSample(chatCalls.profile, {});
  if (user === undefined) return null;
  const about = profile?.id === user.id ? profile.about : undefined;
  return (
    <Over title={t.profile} side="left" onClose={onClose}>
      <div className={classes.portrait}>
        <Avatar src={user.avatar} side={128} />
        <strong>{user.name}</strong>
        <span className={classes.status}>{user.email}</span>
      </div>
      {about !== undefined && (
        <>
          <h3 className={classes.part}>{t.about}</h3>
          <p className={classes.text}>{about}</p>
        </>
      )}
      <PlainLink to="/perfil" className={classes.link}>
        {t.seeProfile}
      </PlainLink>
    </Over>
  );
}
