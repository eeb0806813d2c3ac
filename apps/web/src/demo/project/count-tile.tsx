import { useFigures } from '#demo/charts/figures.ts';
import { Tile } from '#demo/charts/tile.tsx';
import tones from '#demo/charts/tones.module.css';
import { type Tone, toneStyle } from '#demo/charts/tones.ts';
import classes from './count-tile.module.css';

interface CountTileProps {
  readonly title: string;
  readonly figure: number;
  /** What is counted. */
  readonly what: string;
  readonly note: string;
  readonly tone: Tone;
}

export function CountTile({ title, figure, what, note, tone }: CountTileProps) {
  const { count } = useFigures();
  return (
    <Tile title={title} span="small">
      <p className={`${classes.count} ${tones.tone}`} style={toneStyle(tone)}>
        <strong>{count(figure)}</strong>
        {what}
      </p>
      <p className={classes.note}>{note}</p>
    </Tile>
  );
}
