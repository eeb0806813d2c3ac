// A course: its steps at the side, and the one that is read. The furthest step is kept as it is reached; looking back at
// one that was done undoes nothing.
import * as calls from '@cuadra/demo-api/academy/calls';
import { useEffect, useRef, useState } from 'react';
import { useChange, useSample } from '#demo/frame/call-sample.ts';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useGoTo, useSampleParams } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { notify } from '#ui/toasts/toasts.ts';
import classes from './course-page.module.css';
import { CourseSteps } from './course-steps.tsx';
import { StepContent } from './step-content.tsx';
import { StepPill } from './step-pill.tsx';
import { academyTexts } from './texts.ts';

export function CoursePage() {
  const { id = '' } = useSampleParams();
  const { data, isPlaceholderData, ...asked } = useSample(calls.course, { query: { id } });
  const course = isPlaceholderData ? undefined : data;
  if (course !== undefined && course !== null) return <OpenedCourse key={id} course={course} />;
  if (course === null) return <NotHere />;
  return (
    <div className={classes.waiting}>
      <LoadedSample asked={{ ...asked, data: course }} rows={8}>
        {() => null}
      </LoadedSample>
    </div>
  );
}

function NotHere(): null {
  const t = useTexts(frameTexts);
  const goTo = useGoTo();
  useEffect(() => {
    void notify(t.notHere, 'info');
    goTo('/apps/academy', { replace: true });
  }, [t, goTo]);
  return null;
}

function OpenedCourse({ course }: { readonly course: calls.CourseWithSteps }) {
  const { steps } = course;
  const content = useRef<HTMLElement>(null);
  const { step, read, finish, isFinishing } = useReading(course);
  const go = (to: number) => {
    if (to >= steps.length) return finish();
    read(to);
    // The next one is read from its beginning.
    content.current?.scrollIntoView({ block: 'start' });
  };
  const shown = steps[step];
  return (
    <div className={classes.course}>
      <CourseSteps course={course} step={step} onGo={go} />
      <div className={classes.reading}>
        <article ref={content} className={classes.content}>
          {shown !== undefined && <StepContent step={shown} />}
        </article>
        <StepPill step={step} all={steps.length} isBusy={isFinishing} onGo={go} />
      </div>
    </div>
  );
}

/** The step that is read; it begins where it was left. */
function useReading({ id, steps, progress }: calls.CourseWithSteps) {
  const t = useTexts(academyTexts);
  const goTo = useGoTo();
  const [step, setStep] = useState(progress.currentStep);
  const advance = useChange(calls.advance, [calls.course, calls.courses]);
  const keep = (currentStep: number, onSuccess?: () => void) =>
    advance.mutate(
      { body: { id, currentStep } },
      { ...(onSuccess && { onSuccess }), onError: () => void notify(t.notSaved, 'error') },
    );
  return {
    step,
    isFinishing: advance.isPending && advance.variables.body.currentStep === steps.length,
    read: (to: number) => {
      setStep(to);
      if (to > progress.currentStep) keep(to);
    },
    finish: () =>
      keep(steps.length, () => {
        goTo('/apps/academy');
        void notify(t.finished);
      }),
  };
}
