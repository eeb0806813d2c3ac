// What has happened lately, day by day.
import { type Activity, allActivities } from '@cuadra/demo-api/activities/calls';
import { useSample } from '#demo/frame/call-sample.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useSampleLanguage, useTexts } from '#demo/frame/texts.ts';
import { nowMs } from '#platform/clock.ts';
import { formatLongDay } from '#ui/format/date.ts';
import { Page as Frame } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ActivityRow } from './activity-row.tsx';
import { byDay, type Day } from './days.ts';
import classes from './page.module.css';
import { activitiesTexts } from './texts.ts';

export function Page() {
  const t = useTexts(activitiesTexts);
  return (
    <Frame title={t.title} purpose={t.purpose} width="lectura">
      <LoadedSample asked={useSample(allActivities, {})} rows={10}>
        {(activities) =>
          activities.length === 0 ? (
            <EmptyState title={t.none} text={t.noneText} />
          ) : (
            byDay(activities, nowMs()).map((day) => <DayOfActivities key={day.day} {...day} />)
          )
        }
      </LoadedSample>
    </Frame>
  );
}

function DayOfActivities({ day, age, things }: Day<Activity>) {
  const t = useTexts(activitiesTexts);
  const language = useSampleLanguage();
  const name = age === 0 ? t.today : age === 1 ? t.yesterday : formatLongDay(`${day}T18:00:00Z`, language);
  return (
    <section className={classes.day} aria-label={name}>
      <h2 className={classes.pill}>{name}</h2>
      <ol className={classes.list}>
        {things.map((activity) => (
          <ActivityRow key={activity.id} activity={activity} />
        ))}
      </ol>
    </section>
  );
}
