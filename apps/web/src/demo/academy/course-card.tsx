// A course among the others.
import type { Category, Course, Progress } from '@cuadra/demo-api/academy/calls';
import { ArrowRightIcon } from '@heroicons/react/20/solid';
import { CheckCircleIcon, ClockIcon } from '@heroicons/react/24/outline';
import { useTexts } from '#demo/frame/texts.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './course-card.module.css';
import { CourseChip } from './course-chip.tsx';
import { ProgressLine } from './progress-line.tsx';
import { academyTexts } from './texts.ts';

interface CourseCardProps {
  readonly course: Course;
  readonly category: Category | undefined;
}

export function CourseCard({ course, category }: CourseCardProps) {
  const t = useTexts(academyTexts);
  const { id, title, description, duration, progress } = course;
  const action = actionOf(progress);
  return (
    <article className={classes.card}>
      <div className={classes.body}>
        <CourseChip slug={course.category} title={category?.title ?? course.category} />
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.description}>{description}</p>
        <p className={classes.fact}>
          <ClockIcon width={18} height={18} aria-hidden="true" />
          {t.minutes(duration)}
        </p>
        <p className={classes.fact}>
          <CheckCircleIcon width={18} height={18} aria-hidden="true" />
          {progress.completed === 0 ? t.neverCompleted : t.completed(progress.completed)}
        </p>
      </div>
      <ProgressLine course={course} />
      <div className={classes.foot}>
        <PlainLink to={`/apps/academy/${id}`} className={classes.action} aria-label={t[`${action}Of`](title)}>
          {t[action]}
          <ArrowRightIcon width={18} height={18} aria-hidden="true" />
        </PlainLink>
      </div>
    </article>
  );
}

function actionOf({ currentStep, completed }: Progress): 'start' | 'startAgain' | 'continue' {
  if (currentStep > 0) return 'continue';
  return completed > 0 ? 'startAgain' : 'start';
}
