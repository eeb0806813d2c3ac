// Whether a guide helped. What is said is kept, and can be changed.
import { helpCalls } from '@cuadra/demo-api/help-center/calls';
import { HandThumbDownIcon, HandThumbUpIcon } from '@heroicons/react/24/outline';
import { useChange, useSample } from '#demo/frame/call-sample.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './helpful.module.css';
import { helpTexts } from './texts.ts';

export function Helpful({ guideId }: { readonly guideId: string }) {
  const t = useTexts(helpTexts);
  const { data } = useSample(helpCalls.feedback, { query: { guideId } });
  const { mutate } = useChange(helpCalls.giveFeedback, [helpCalls.feedback]);
  const said = data?.helpful ?? null;
  const thumbs = [
    { helpful: true, label: t.yes, icon: HandThumbUpIcon },
    { helpful: false, label: t.no, icon: HandThumbDownIcon },
  ];
  return (
    <fieldset className={classes.box}>
      <legend className={classes.question}>{t.helpful}</legend>
      <div className={classes.line}>
        <div className={classes.thumbs}>
          {thumbs.map(({ helpful, label, icon }) => (
            <IconButton
              key={label}
              label={label}
              icon={icon}
              aria-pressed={said === helpful}
              variant={said === helpful ? 'light' : 'default'}
              color={said === helpful ? 'primario' : 'gray'}
              onClick={() => mutate({ body: { guideId, helpful } })}
            />
          ))}
        </div>
        <p className={classes.thanks} role="status">
          {said === true && t.thanksYes}
          {said === false && t.thanksNo}
        </p>
      </div>
    </fieldset>
  );
}
