// Who is in the project, and how to reach them.
import type { TeamMember } from '@cuadra/demo-api/dashboards/project-types';
import { EnvelopeIcon, PhoneIcon } from '@heroicons/react/20/solid';
import { useTexts } from '#demo/frame/texts.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import classes from './team-tab.module.css';
import { projectTexts } from './texts/project-texts.ts';

const SIDE = 96;
const ICON = { width: 18, height: 18, 'aria-hidden': true } as const;

export const TeamTab = ({ members }: { readonly members: readonly TeamMember[] }) => (
  <ul className={classes.team}>
    {members.map((member) => (
      <Member key={member.id} member={member} />
    ))}
  </ul>
);

function Member({ member: { avatar, name, title, email, phone } }: { readonly member: TeamMember }) {
  const t = useTexts(projectTexts);
  return (
    <li className={classes.member}>
      <div className={classes.who}>
        <Avatar src={avatar} side={SIDE} withoutImage={<Initial name={name} />} />
        <h2 className={classes.name}>{name}</h2>
        <span className={classes.title}>{title}</span>
      </div>
      <div className={classes.links}>
        <a href={`mailto:${email}`} title={email} aria-label={t.writeTo(name)}>
          <EnvelopeIcon {...ICON} />
          {t.mail}
        </a>
        <a href={`tel:${phone.replaceAll(' ', '')}`} title={phone} aria-label={t.phoneTo(name)}>
          <PhoneIcon {...ICON} />
          {t.call}
        </a>
      </div>
    </li>
  );
}

const Initial = ({ name }: { readonly name: string }) => (
  <span className={classes.initial} aria-hidden="true">
    {name.slice(0, 1)}
  </span>
);
