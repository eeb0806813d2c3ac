// What is looked at in a chart, told over it. Whoever does not see it hears it from the chart itself.
import classes from './tip.module.css';
import tones from './tones.module.css';
import { type Tone, toneStyle } from './tones.ts';

interface TipProps {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly value: string; readonly tone: Tone }[];
  /** The part of the width where it stands; it leans inwards, so that it does not leave the frame. */
  readonly at: number;
}

export function Tip({ title, rows, at }: TipProps) {
  return (
    <div
      className={classes.tip}
      aria-hidden="true"
      style={{ left: `${at * 100}%`, transform: `translateX(${-at * 100}%)` }}
    >
      <div className={classes.title}>{title}</div>
      {rows.map(({ name, value, tone }) => (
        <div key={name} className={`${classes.row} ${tones.tone}`} style={toneStyle(tone)}>
          <span className={tones.swatch} />
          {name}
          <strong>{value}</strong>
        </div>
      ))}
    </div>
  );
}
