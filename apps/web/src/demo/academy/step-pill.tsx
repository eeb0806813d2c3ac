// To the step before and to the next one: a pill that floats over the foot of the page, a bar on a phone.
import { ArrowLeftIcon, ArrowRightIcon, CheckIcon } from '@heroicons/react/20/solid';
import { Button } from '@mantine/core';
import { useTexts } from '#demo/frame/texts.ts';
import classes from './step-pill.module.css';
import { academyTexts } from './texts.ts';

interface StepPillProps {
  /** From 0. */
  readonly step: number;
  readonly all: number;
  readonly isBusy: boolean;
  /** Past the last one, the course is finished. */
  readonly onGo: (step: number) => void;
}

const ICON = { width: 18, height: 18, 'aria-hidden': true } as const;

export function StepPill({ step, all, isBusy, onGo }: StepPillProps) {
  const t = useTexts(academyTexts);
  const isLast = step === all - 1;
  return (
    <nav className={classes.pill} aria-label={t.moving}>
      <Button
        variant="subtle"
        leftSection={<ArrowLeftIcon {...ICON} />}
        disabled={step === 0}
        onClick={() => onGo(step - 1)}
      >
        {t.previous}
      </Button>
      <span className={classes.place} role="status">
        <span aria-hidden="true">{t.place(step + 1, all)}</span>
        <span className={classes.aloud}>{t.placeAloud(step + 1, all)}</span>
      </span>
      <Button
        rightSection={isLast ? <CheckIcon {...ICON} /> : <ArrowRightIcon {...ICON} />}
        loading={isBusy}
        onClick={() => onGo(step + 1)}
      >
        {isLast ? t.finish : t.next}
      </Button>
    </nav>
  );
}
