// Parts of a whole around a centre: a ring (donut), or petals of equal angle (polar). The list beside it tells them all;
// the pointer or the arrows choose one, whose figure stands in the middle of the ring.
//
//   <Dial name={t.gender} form="ring" parts={[{ key: 'female', name: t.female, value: 54, figure: '54 %', tone: 'blue' }]} />
import { useTexts } from '#demo/frame/texts.ts';
import { chartTexts } from './chart-texts.ts';
import classes from './dial.module.css';
import { around, CENTRE, petalPaths, ringPaths } from './round-geometry.ts';
import tones from './tones.module.css';
import { type Tone, toneStyle } from './tones.ts';
import { useWalk } from './walk.ts';

interface DialPart {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  readonly figure: string;
  /** Beside the figure, smaller. */
  readonly note?: string;
  readonly tone: Tone;
}

interface DialProps {
  readonly name: string;
  readonly form: 'ring' | 'petals';
  readonly parts: readonly DialPart[];
  /** In the middle of a ring while none is looked at. */
  readonly middle?: { readonly figure: string; readonly name: string };
}

const OUTER = 48;
const INNER = 33;

export function Dial({ name, form, parts, middle }: DialProps) {
  const t = useTexts(chartTexts);
  const read = ({ name: part, figure, note }: DialPart) =>
    t.part(part, note === undefined ? figure : `${figure}, ${note}`);
  const { looked, look, slider } = useWalk(name, parts.length, (index) => {
    const part = parts[index];
    return part === undefined ? '' : read(part);
  });
  const values = parts.map(({ value }) => value);
  const paths =
    form === 'ring' ? ringPaths(values, { inner: INNER, outer: OUTER }) : petalPaths(values, OUTER);
  const part = looked === undefined ? undefined : parts[looked];
  return (
    <div className={classes.room}>
      <div className={classes.dial}>
        <div className={classes.face} data-form={form}>
          <svg
            className={classes.drawing}
            viewBox="0 0 100 100"
            role="img"
            aria-label={`${name}. ${parts.map(read).join('; ')}.`}
            onPointerLeave={() => look(undefined)}
          >
            {form === 'petals' && <Rings />}
            {parts.map(({ key, tone }, index) => (
              <path
                key={key}
                d={paths[index]}
                className={`${classes.part} ${tones.tone}`}
                style={toneStyle(tone)}
                data-aside={(looked !== undefined && looked !== index) || undefined}
                onPointerEnter={() => look(index)}
              />
            ))}
          </svg>
          <div {...slider} className={classes.walk} />
          {form === 'ring' && (
            <div className={classes.middle} aria-hidden="true">
              <strong>{part?.figure ?? middle?.figure}</strong>
              <span>{part?.name ?? middle?.name}</span>
            </div>
          )}
        </div>
        <Legend parts={parts} looked={looked} />
      </div>
    </div>
  );
}

/** Half and whole, to compare the petals with. */
const Rings = () =>
  [OUTER / 2, OUTER].map((radius) => {
    const top = around(0, radius);
    return <circle key={radius} cx={CENTRE} cy={CENTRE} r={CENTRE - top.y} className={classes.ring} />;
  });

interface LegendProps {
  readonly parts: readonly DialPart[];
  readonly looked: number | undefined;
}

const Legend = ({ parts, looked }: LegendProps) => (
  <ul className={classes.legend}>
    {parts.map(({ key, name, figure, note, tone }, index) => (
      <li
        key={key}
        className={tones.tone}
        style={toneStyle(tone)}
        data-looked={looked === index || undefined}
      >
        <span className={tones.swatch} />
        <span className={classes.name}>{name}</span>
        <span className={classes.figure}>{figure}</span>
        {note !== undefined && <span className={classes.note}>{note}</span>}
      </li>
    ))}
  </ul>
);
