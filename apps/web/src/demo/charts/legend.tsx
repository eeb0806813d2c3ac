// The colours of a chart, by their names.
import classes from './legend.module.css';
import tones from './tones.module.css';
import { type Tone, toneStyle } from './tones.ts';

interface LegendProps {
  readonly series: readonly { readonly name: string; readonly tone: Tone }[];
}

export const Legend = ({ series }: LegendProps) => (
  <ul className={classes.legend}>
    {series.map(({ name, tone }) => (
      <li key={name} className={tones.tone} style={toneStyle(tone)}>
        <span className={tones.swatch} />
        {name}
      </li>
    ))}
  </ul>
);
