// What a course is and its steps: at the side of what is read, or in a drawer that opens over it.
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import type { CourseWithSteps } from '@cuadra/demo-api/academy/calls';
import { CheckIcon } from '@heroicons/react/20/solid';
import { ArrowLeftIcon, ListBulletIcon } from '@heroicons/react/24/outline';
import { Button, Drawer } from '@mantine/core';
import { useState } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import classes from './course-steps.module.css';
import { ProgressLine } from './progress-line.tsx';
import { academyTexts } from './texts.ts';

interface CourseStepsProps {
  readonly course: CourseWithSteps;
  /** The one that is read, from 0. */
  readonly step: number;
  readonly onGo: (step: number) => void;
}

const WIDTH = 360;

export function CourseSteps(props: CourseStepsProps) {
  const isBeside = useAtLeast('lg');
  const { course } = props;
  return (
    <aside className={classes.side} aria-label={course.title}>
      <CourseHead course={course} />
      {isBeside ? <StepList {...props} /> : <StepDrawer {...props} />}
    </aside>
  );
}

function CourseHead({ course }: Pick<CourseStepsProps, 'course'>) {
  const t = useTexts(academyTexts);
  return (
    <div className={classes.head}>
      <PlainLink to="/apps/academy" className={classes.back}>
        <ArrowLeftIcon width={18} height={18} aria-hidden="true" />
        {t.backToCourses}
      </PlainLink>
      <h1 className={classes.title}>{course.title}</h1>
      <p className={classes.description}>{course.description}</p>
      <ProgressLine course={course} />
    </div>
  );
}

function StepDrawer(props: CourseStepsProps) {
  const t = useTexts(academyTexts);
  const words = useTexts(frameTexts);
  const [isOpen, setOpen] = useState(false);
  const go = (step: number) => {
    setOpen(false);
    props.onGo(step);
  };
  return (
    <>
      <Button
        className={classes.show ?? ''}
        variant="default"
        leftSection={<ListBulletIcon width={18} height={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t.showSteps}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="left"
        size={WIDTH}
        title={t.steps}
        attributes={{ header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': words.close }}
      >
        <StepList {...props} onGo={go} />
      </Drawer>
    </>
  );
}

function StepList({ course: { steps, progress }, step, onGo }: CourseStepsProps) {
  const t = useTexts(academyTexts);
  return (
    <nav aria-label={t.steps}>
      <ol className={classes.steps}>
        {steps.map(({ order, title, subtitle }) => {
          const isDone = order < progress.currentStep;
          return (
            <li key={order}>
              <button
                type="button"
                className={classes.step}
                aria-current={order === step ? 'step' : undefined}
                data-done={isDone || undefined}
                onClick={() => onGo(order)}
              >
                <span className={classes.mark}>
                  {isDone ? <CheckIcon width={18} height={18} aria-hidden="true" /> : order + 1}
                </span>
                <span className={classes.words}>
                  <span className={classes.name}>{title}</span>
                  <span className={classes.subtitle}>{subtitle}</span>
                  {isDone && <span className={classes.aloud}>{t.done}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
