// The meetings of today or of tomorrow.
import type { ProjectDashboard } from '@cuadra/demo-api/dashboards/project-types';
import { ClockIcon, MapPinIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { Tile } from '#demo/charts/tile.tsx';
import { Toggle } from '#demo/charts/toggle.tsx';
import { useTexts } from '#demo/frame/texts.ts';
import classes from './schedule-tile.module.css';
import { projectTexts } from './texts/project-texts.ts';

interface ScheduleTileProps {
  readonly schedule: ProjectDashboard['schedule'];
}

const ICON = { width: 16, height: 16, 'aria-hidden': true } as const;
const DAYS = ['today', 'tomorrow'] as const;

export function ScheduleTile({ schedule }: ScheduleTileProps) {
  const t = useTexts(projectTexts);
  const [day, setDay] = useState<(typeof DAYS)[number]>('today');
  const meetings = schedule[day];
  return (
    <Tile
      title={t.cards.schedule}
      span={5}
      action={
        <Toggle
          label={t.cards.schedule}
          options={DAYS.map((one) => [one, t[one]] as const)}
          value={day}
          onChange={setDay}
        />
      }
    >
      {meetings.length === 0 ? (
        <p className={classes.none}>{t.nothingPlanned}</p>
      ) : (
        <ul className={classes.list}>
          {meetings.map(({ title, time, location }) => (
            <li key={time}>
              <span className={classes.title}>{title}</span>
              <span className={classes.detail}>
                <ClockIcon {...ICON} />
                {time}
              </span>
              {location !== null && (
                <span className={classes.detail}>
                  <MapPinIcon {...ICON} />
                  {location}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}
