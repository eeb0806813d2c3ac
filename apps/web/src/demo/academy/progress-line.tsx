// How much of a course is behind; one that was completed and not begun again is whole.
import type { Course } from '@cuadra/demo-api/academy/calls';
import { useTexts } from '#demo/frame/texts.ts';
import classes from './progress-line.module.css';
import { academyTexts } from './texts.ts';

export function ProgressLine({ course: { title, totalSteps, progress } }: { readonly course: Course }) {
  const t = useTexts(academyTexts);
  const { currentStep, completed } = progress;
  const isWhole = completed > 0 && currentStep === 0;
  return (
    <progress
      className={classes.line}
      aria-label={t.progress(title)}
      data-whole={isWhole || undefined}
      max={totalSteps}
      value={isWhole ? totalSteps : currentStep}
    />
  );
}
