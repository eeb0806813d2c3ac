import type { Activity } from '@cuadra/demo-api/activities/calls';
import {
  BellIcon,
  CheckIcon,
  DocumentTextIcon,
  EnvelopeIcon,
  StarIcon,
  UserPlusIcon,
} from '@heroicons/react/20/solid';
import { useSampleLanguage } from '#demo/frame/texts.ts';
import { formatMoment } from '#ui/format/date.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './activity-row.module.css';
import { Markup } from './markup.tsx';
import { isSafeLink } from './markup-policy.ts';

const ICONS: Readonly<Record<string, typeof BellIcon>> = {
  bell: BellIcon,
  check: CheckIcon,
  document: DocumentTextIcon,
  envelope: EnvelopeIcon,
  star: StarIcon,
  'user-plus': UserPlusIcon,
};
const SIDE = 40;

export function ActivityRow({ activity }: { readonly activity: Activity }) {
  const { icon, image, description, date, extraContent } = activity;
  const language = useSampleLanguage();
  const Icon = ICONS[icon ?? ''] ?? BellIcon;
  return (
    <li className={classes.row}>
      <span className={classes.mark}>
        {image === null ? (
          <span className={classes.icon}>
            <Icon width={20} height={20} aria-hidden="true" />
          </span>
        ) : (
          <Avatar src={image} side={SIDE} />
        )}
      </span>
      <div className={classes.told}>
        <Markup text={description} />
        {extraContent !== null && <Markup text={extraContent} className={classes.extra} />}
        <div className={classes.foot}>
          <time dateTime={date}>{formatMoment(date, language)}</time>
          <ActivityLink activity={activity} />
        </div>
      </div>
    </li>
  );
}

function ActivityLink({
  activity: { link, linkedContent, useRouter: isOurs },
}: {
  readonly activity: Activity;
}) {
  if (link === null || linkedContent === null || !isSafeLink(link)) return null;
  if (isOurs) return <PlainLink to={link}>{linkedContent}</PlainLink>;
  return (
    <a href={link} target="_blank" rel="noopener">
      {linkedContent}
    </a>
  );
}
