// Figures of the same kind around a centre, to see which reach further.
//
//   <Radar name={t.budget} corners={[{ name: 'Diseño', value: 20 }]} format={percent} />
import { useTexts } from '#demo/frame/texts.ts';
import { chartTexts } from './chart-texts.ts';
import { scaleOf } from './geometry.ts';
import classes from './radar.module.css';
import { around, polygon, radarSpots } from './round-geometry.ts';
import tones from './tones.module.css';
import { toneStyle } from './tones.ts';
import { useWalk } from './walk.ts';

interface RadarProps {
  readonly name: string;
  readonly corners: readonly { readonly name: string; readonly value: number }[];
  readonly format: (value: number) => string;
}

const OUTER = 34;
const WRITTEN_AT = 38;

export function Radar({ name, corners, format }: RadarProps) {
  const t = useTexts(chartTexts);
  const values = corners.map(({ value }) => value);
  const { high, ticks } = scaleOf(values, { fromZero: true, howMany: 4 });
  const spots = radarSpots(values, high, OUTER);
  const read = (index: number) => t.part(corners[index]?.name ?? '', format(values[index] ?? 0));
  const { looked, look, slider } = useWalk(name, corners.length, read);
  return (
    <div className={classes.radar}>
      <svg
        className={classes.drawing}
        viewBox="0 4 100 88"
        role="img"
        aria-label={`${name}. ${corners.map((_, index) => read(index)).join('; ')}.`}
        onPointerLeave={() => look(undefined)}
      >
        <Web corners={corners.length} high={high} ticks={ticks} />
        <g className={tones.tone} style={toneStyle('main')}>
          <path d={polygon(spots)} className={classes.surface} />
          {corners.map(({ name: corner }, index) => (
            <Corner
              key={corner}
              name={corner}
              figure={format(values[index] ?? 0)}
              part={index / corners.length}
              spot={spots[index]}
              looked={looked === index}
              onLook={() => look(index)}
            />
          ))}
        </g>
      </svg>
      <div {...slider} className={classes.walk} />
    </div>
  );
}

interface WebProps {
  readonly corners: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const Web = ({ corners, high, ticks }: WebProps) => (
  <g>
    {ticks.slice(1).map((tick) => (
      <path
        key={tick}
        d={polygon(radarSpots(Array<number>(corners).fill(tick), high, OUTER))}
        className={classes.web}
      />
    ))}
  </g>
);

interface CornerProps {
  readonly name: string;
  readonly figure: string;
  /** A part of the turn. */
  readonly part: number;
  readonly spot: { readonly x: number; readonly y: number } | undefined;
  readonly looked: boolean;
  readonly onLook: () => void;
}

function Corner({ name, figure, part, spot, looked, onLook }: CornerProps) {
  const written = around(part, WRITTEN_AT);
  const side = Math.abs(written.x - 50) < 2 ? 'middle' : written.x > 50 ? 'start' : 'end';
  const below = written.y > 50;
  return (
    <>
      <circle cx={spot?.x} cy={spot?.y} r={looked ? 1.8 : 1.1} className={classes.dot} />
      <text
        x={written.x}
        y={written.y + (below ? 2.5 : side === 'middle' ? -5 : 0)}
        textAnchor={side}
        className={classes.name}
        data-looked={looked || undefined}
      >
        {name}
        <tspan x={written.x} dy="4.4" className={classes.figure}>
          {figure}
        </tspan>
      </text>
      <circle cx={spot?.x} cy={spot?.y} r={7} className={classes.touch} onPointerEnter={onLook} />
    </>
  );
}
